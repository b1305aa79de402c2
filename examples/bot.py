"""Plays a game of Safehouse at random over its JSON API. README.md beside this file says how to run it."""
import argparse, http.client, json, random, time, urllib.request, uuid
from urllib.error import HTTPError

SEATS = {"secrets": 5, "confusion": 2, "duet": 2}


class House:
    def __init__(self, url, name):
        self.url, self.headers = url.rstrip("/"), {"Content-Type": "application/json"}
        self.headers["Authorization"] = "Bearer " + self.call("/api/bots", {"name": name})["token"]

    def open(self, path, body=None, more={}):
        """Sends a request; tries again while the house is busy or cannot be reached."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {**self.headers, **more})
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(int(error.headers.get("Retry-After", 1)))
            except OSError:
                time.sleep(1)

    def call(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def updates(self, table):
        """What the table tells us, as it happens; a stream that breaks off is taken up where it was."""
        mark = ""
        while True:
            try:
                for line in self.open(f"/api/tables/{table}/stream", more={"Last-Event-ID": mark}):
                    field, _, value = line.decode().rstrip("\n").partition(": ")
                    if field == "id":
                        mark = value
                    elif field == "data":
                        yield json.loads(value)
            except (ConnectionError, TimeoutError, http.client.HTTPException):
                time.sleep(1)

    def play(self, table):
        asked = []
        for update in self.updates(table):
            shown = update.get("table", {"stage": None})  # Sent when something about the table has changed.
            if shown["stage"] == "over":
                return update["viewer"], shown["end"]["outcome"]
            if shown["stage"] == "open" and shown["you_host"] and all(s["kind"] != "open" for s in shown["seats"]):
                self.call(f"/api/tables/{table}/ask", {"ask": {"start": {}}})
            asked = update.get("time", {"asked": asked})["asked"]
            legal = update["viewer"] in map("seat:{}".format, asked) and self.call(f"/api/tables/{table}/legal")
            if legal:  # There is nothing to do if we have answered already and others are still asked.
                act = {"id": str(uuid.uuid4()), "v": update["v"], "do": random.choice(legal)}
                try:
                    self.call(f"/api/tables/{table}/act", act)
                except HTTPError as error:
                    if error.code not in (409, 422):  # The game went on in the meantime: the next update tells.
                        raise


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("url")
parser.add_argument("game", choices=SEATS)
parser.add_argument("table", nargs="*", help="id and code of a table to join; without them one is made")
parser.add_argument("--bots", help="let this bot of the house play in all other seats of the table made")
args = parser.parse_args()
house, name = House(args.url, "Python"), {"name": "Python"}
if args.table:
    house.call(f"/api/tables/{args.table[0]}/join", {"code": args.table[1], **name})
else:
    options = {"players": SEATS["secrets"]} if args.game == "secrets" else {}
    bots = [{"seat": seat, "bot": args.bots} for seat in range(1, SEATS[args.game]) if args.bots]
    made = house.call("/api/tables", {"game": args.game, "options": options, "bots": bots, **name})
    args.table = [made["id"], made["code"]]
    print("table", *args.table, flush=True)
print("over", *house.play(args.table[0]))
