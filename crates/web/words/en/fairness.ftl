# Whether a deal was fair: what the page shows at the end, and what that proves.

fair-title = Was the deal fair?
fair-begin = The house has fixed its part of the deal. Its promise:
fair-how = Before the deal the house fixed a secret and showed a promise, which is the secret’s fingerprint. After that each person’s browser could add random digits of its own. The deal comes from the secret and all these parts together.
fair-promise = Promise
fair-secret = The secret, shown now
fair-salt = Salt of the promise
fair-seal = Last seal of the record
fair-parts = Who added what to the deal
fair-nothing = added nothing
fair-bot = a bot: it adds nothing
fair-nobody = Nobody added anything to this deal. The house drew it alone, and nothing here proves that it did not choose it. A browser without a script adds nothing.
fair-no-script = This browser runs no script: it adds nothing to a deal, and it keeps nothing to compare.
fair-same = The same as this browser kept.
fair-other = NOT the same. This browser kept:
fair-kept-nothing = This browser kept nothing of this table, so it cannot compare.
fair-proves = What this proves
fair-proves-promise = If the promise is the one you were shown before the deal, the house had fixed its secret before it knew your part.
fair-proves-part = If your part is the one your browser sent, the deal depends on it, and the house alone could not choose the deal.
fair-proves-seal = The last seal covers names, options, parts, times, claims and moves. A record with another last seal is not the record of this game.
fair-open = What it does not prove
fair-open-bots = Bots add nothing, and neither does a browser without a script.
fair-open-people = It does not prove who sat there, that nobody looked over a shoulder, or that the house did not tell a friend what it knew.
fair-open-together = If the house works together with another player who adds a part after yours, the two can choose the deal.
fair-verify = Check it without this house: download the record and run
