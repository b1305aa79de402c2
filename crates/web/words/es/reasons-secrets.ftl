# Por qué hizo un bot de Secrets lo que hizo. Los huecos se explican en el archivo inglés.

secrets-why-offer = Ofrecí «{ $card }» a { $to }: así veía mis posibilidades de ganar en un { $p } %, con otras ofertas en un { $q } % de media.
secrets-why-accept-good = Acepté la carta: con ella veía mis posibilidades de ganar en un { $p } %, sin ella en un { $q } %. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-refuse-bad = Rechacé la carta: sin ella veía mis posibilidades de ganar en un { $p } %, con ella en un { $q } %. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-intervene = Intervine como ONU: con la carta veía mis posibilidades de ganar en un { $p } %, si no en un { $q } %. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-pass = Dejé pasar la oferta: así veía mis posibilidades de ganar en un { $p } %, con la carta en un { $q } %. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-swap = Intercambié las fichas de { $a } y { $b }: así veía mis posibilidades de ganar en un { $p } %, con otro intercambio en un { $q } % de media.
secrets-why-politician = Di el Político a { $to }: así veía mis posibilidades de ganar en un { $p } %, con otra persona en un { $q } % de media.
secrets-why-bullet = Di la bala ({ $bullet }) a { $to }: así veía mis posibilidades de ganar en un { $p } %, con otra persona en un { $q } % de media.
secrets-why-exchange = Intercambié la ficha del centro con la de { $to }: así veía mis posibilidades de ganar en un { $p } %, con la persona del otro lado en un { $q } %.
secrets-why-look-own = Ya no sabía de qué lado estaba, así que miré mi propia ficha.
secrets-why-look-seat = Miré la ficha de { $to }: era lo que más valía la pena saber.
secrets-why-look-centre = Miré la ficha del centro: era lo que más valía la pena saber.
secrets-why-points-offer =
    Ofrecí «{ $card }» a { $to }: la aceptara o no, parecía valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más que otras ofertas.
secrets-why-points-accept =
    Acepté la carta: delante de mí parecía valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-points-refuse =
    Rechacé la carta: lejos de mí parecía valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-points-intervene =
    Intervine como ONU: delante de mí la carta parecía valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-points-pass =
    Dejé pasar la oferta: lejos de mí la carta parecía valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más. Creía con un { $sure } % de seguridad que era «{ $card }».
secrets-why-points-swap =
    Intercambié las fichas de { $a } y { $b } para que mi bando quede donde están los puntos: { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más que con otro intercambio.
secrets-why-points-politician =
    Di el Político a { $to }: allí sus puntos parecían valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más que con otra persona.
secrets-why-points-bullet =
    Di la bala ({ $bullet }) a { $to }: allí parecía valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más que con otra persona.
secrets-why-points-exchange =
    Intercambié la ficha del centro con la de { $to }: parecía valer para mi bando { $n ->
        [one] cerca de un punto
       *[other] unos { $n } puntos
    } más que con la persona del otro lado.

secrets-thing-double-agent = Agente Doble
secrets-thing-politician = Político
secrets-thing-psychiatrist = Psiquiatra
secrets-thing-detective = Detective
secrets-thing-journalist = Periodista
secrets-thing-scientist = Científica
secrets-thing-diplomat = Diplomática
secrets-thing-assassin = Asesina
