# Si el reparto fue limpio: lo que la página muestra al final y lo que eso demuestra.

fair-title = ¿Fue limpio el reparto?
fair-begin = La casa ya ha fijado su parte del reparto. Su promesa:
fair-how = Antes de repartir, la casa fijó un secreto y mostró una promesa, que es la huella de ese secreto. Después, el navegador de cada persona pudo añadir cifras al azar por su cuenta. El reparto sale del secreto y de todas esas partes juntas.
fair-promise = Promesa
fair-secret = El secreto, ahora a la vista
fair-salt = Sal de la promesa
fair-seal = Último sello del acta
fair-parts = Quién añadió qué al reparto
fair-nothing = no añadió nada
fair-bot = es un bot: no añade nada
fair-nobody = Nadie añadió nada a este reparto. Lo sacó la casa sola, y nada de esto demuestra que no lo eligiera. Un navegador sin scripts no añade nada.
fair-no-script = Este navegador no ejecuta scripts: no añade nada al reparto ni guarda nada con que comparar.
fair-same = Es lo mismo que guardó este navegador.
fair-other = NO es lo mismo. Este navegador guardó:
fair-kept-nothing = Este navegador no guardó nada de esta mesa, así que no puede comparar.
fair-proves = Qué demuestra esto
fair-proves-promise = Si la promesa es la que viste antes del reparto, la casa ya había fijado su secreto cuando conoció tu parte.
fair-proves-part = Si tu parte es la que envió tu navegador, el reparto depende de ella, y la casa sola no pudo elegirlo.
fair-proves-seal = El último sello abarca nombres, opciones, partes, tiempos, afirmaciones y jugadas. Un acta con otro último sello no es la de esta partida.
fair-open = Qué no demuestra
fair-open-bots = Los bots no añaden nada, y un navegador sin scripts tampoco.
fair-open-people = No demuestra quién estaba sentado ahí, ni que nadie mirara por encima del hombro, ni que la casa no le contara a un amigo lo que sabía.
fair-open-together = Si la casa se entiende con otro jugador que añade su parte después de la tuya, entre los dos pueden elegir el reparto.
fair-verify = Compruébalo sin esta casa: descarga el acta y ejecuta
