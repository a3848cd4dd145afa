# Bots: what they are called, alone and in a sentence, and how they play.

bot-name-random = jester
bot-the-random = the jester
bot-hint-random = Plays any legal move: for trying a game.
bot-name-greedy = miser
bot-the-greedy = the miser
bot-hint-greedy = Takes the move that promises the most points.
bot-name-page = page
bot-the-page = the page
bot-hint-page = Plays what glitters: a first opponent.
bot-name-squire = squire
bot-the-squire = the squire
bot-hint-squire = Takes what pays now and forgets the others.
bot-name-knight = knight
bot-the-knight = the knight
bot-hint-knight = Plans whole turns by rules of thumb.
bot-name-baron = baron
bot-the-baron = the baron
bot-hint-baron = Has learned from many games, and still has moods.
bot-name-count = count
bot-the-count = the count
bot-hint-count = Has learned from many games and seldom errs.
bot-name-duke = duke
bot-the-duke = the duke
bot-hint-duke = Plays on in its mind before choosing: the best of them.
