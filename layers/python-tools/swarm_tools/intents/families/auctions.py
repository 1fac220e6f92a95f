"""The highest bid of an auction."""

from swarm_tools.intents.model import ClassIntent, scene, words

REFUSED = "try:\n    said = {0}\nexcept Exception:\n    said = False\nassert said is not True\n"
BIDS = "thing.bid(person='ann', amount=10)\nthing.bid(person='bob', amount=20)\n"

INTENTS = [
    ClassIntent(
        "auctions.auction", "The highest bid wins; a lower one is refused.",
        ("auction", "auction item", "bidding", "auction lot", "enchere", "vente aux encheres"),
        {
            "bid": "bid place_bid make_bid offer add_bid encherir",
            "winner": "winner get_winner highest_bidder leader best_bidder gagnant",
            "highest": "highest_bid current_bid best_bid current_price highest price",
        },
        (
            scene("the_highest_wins", BIDS + "assert 'bob' in str(thing.winner)"),
            scene("the_first_stays_ahead", "thing.bid(person='ann', amount=30)\n"
                  + REFUSED.format("thing.bid(person='bob', amount=20)")
                  + "assert 'ann' in str(thing.winner)"),
            scene("an_equal_bid_is_too_low", "thing.bid(person='ann', amount=30)\n"
                  + REFUSED.format("thing.bid(person='bob', amount=30)")
                  + "assert 'ann' in str(thing.winner)", guard="bid"),
            scene("the_price", BIDS + "assert thing.highest == 20"),
        ),
        {"reserve": 1, "start": 1, "minimum": 1, "item": "vase", "name": "vase", "title": "vase"},
        words("sealed lowest vickrey second increment step"),
    ),
]  # fmt: skip
