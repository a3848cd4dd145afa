# Tout ce que dit la commande `chatelain`.

cli-about = Des jeux de châteaux et de villes : jouez au terminal, entre amis et contre des bots, ou laissez jouer les bots.
cli-about-more = `chatelain COMMANDE --help` explique une commande. Les textes existent en français et en anglais : --lang en, ou CHATELAIN_LANG=en.
welcome-title = Chatelain : des jeux de châteaux et de villes
welcome =
    Jouer au navigateur :       chatelain
    Jouer au terminal :         chatelain play
    Les jeux :                  chatelain games
    Lire les règles :           chatelain rules beaugency
    Faire jouer les bots :      chatelain simulate beaugency --games 100
    Toutes les commandes :      chatelain --help
    
    In English:                 chatelain --lang en

## Aide

help-usage = usage :
help-arguments = arguments{"\u202F"}
help-options = options{"\u202F"}
help-commands = commandes{"\u202F"}
help-help = afficher cette aide et quitter
meta-command = COMMANDE
meta-game = JEU
meta-word = MOT
meta-file = FICHIER
meta-folder = DOSSIER
meta-option = CLÉ=VALEUR
meta-players = NOM,NOM
meta-host = HÔTE
meta-port = PORT
opt-lang = langue des textes (par défaut : celle de CHATELAIN_LANG ou du système)
opt-no-color = sans couleurs, comme NO_COLOR=1
opt-version = afficher la version et quitter
progress-games = { $done } parties sur { $games }, encore { $left } s
opt-json = écrire du JSON au lieu de texte
opt-option = une option du jeu, autant de fois qu’il faut ; `chatelain games JEU` les énumère
opt-data = un fichier de données à vous, pour les jeux dont on ne connaît pas les données imprimées ; abrège --option data=FICHIER

## Entrées défectueuses

prefix-error = erreur :
error-unknown-command = Il n’y a pas de commande « { $name } ». { $hint }
arg-hint = Aide : { $command }
arg-needs-value = { $argument } demande une valeur.
arg-takes-no-value = { $argument } ne prend pas de valeur (« { $value } »).
arg-not-with = { $argument } et { $other } ne vont pas ensemble.
arg-required = il manque : { $arguments }
arg-unrecognized = pas compris : { $arguments }
arg-ambiguous = { $argument } peut vouloir dire { $arguments }.
arg-wrong = { $argument } : { $reason }
arg-not-whole = « { $value } » n’est pas un nombre entier
arg-not-seconds = « { $value } » n’est pas une durée en secondes, plus de 0 et au plus 600
arg-not-minutes = « { $value } » n’est pas une durée en minutes, plus de 0
arg-at-least = il faut au moins { $low }
arg-between = il faut un nombre de { $low } à { $high }
arg-language = pas de textes en « { $value } » ; au choix : { $known }
error-in-file = { $file } : { $reason }
error-file-unreadable = { $file } : lecture impossible : { $detail }
error-file-unwritable = { $file } : écriture impossible : { $detail }
error-file-not-text = { $file } : ce n’est pas un texte en UTF-8, donc pas l’enregistrement d’une partie
error-bots-empty = --bots demande le nom d’au moins un bot, par exemple --bots knight
error-players-empty = --players demande des noms, par exemple --players Anna,Benno, ou un nombre de personnes
error-players-twice = Deux joueurs portent le même nom ; donnez-leur des noms différents.
error-option-shape = Une option s’écrit CLÉ=VALEUR, et non « { $word } ».
error-option-twice = L’option { $option } est donnée deux fois.
error-anchor-alone = Des bots qui jouent seuls n’ont pas de cote : enlevez --anchor, ou prenez --seats 2.
error-seats-too-many = { $people } personnes et { $bots } bots ne tiennent pas sur { $seats } places.
error-load-not-with = --load reprend une partie enregistrée : { $option } ne peut pas être donné.
error-load-other-game = { $file } est une partie { DE($game) }, pas { DE($wanted) }.

## games

games-about = énumérer les jeux, ou en montrer un avec ses options
games-help = Énumère les jeux disponibles. Avec un JEU : ses options, le nombre de joueurs et ce qui a été reconstitué.
games-examples =
    exemples :
      chatelain games
      chatelain games beaugency
games-game = montrer seulement ce jeu, en détail
games-players-exactly = { $low } joueurs
games-players = { $low } à { $high } joueurs
games-minutes = { $low } à { $high } minutes
games-more = Pour en savoir plus sur un jeu et ses options : chatelain games JEU
games-options = Options
games-bots = Les bots, du plus faible au plus fort
levels-rating = { NUMBER($value, useGrouping: 0) } ± { $reach }
games-own-value = FICHIER ou une valeur à vous
games-choice = { $choice } : { $said }
games-default = Par défaut : { $value }
games-reconstructions = Reconstitutions
games-reconstructions-why = Ces règles reposent sur des indices, pas sur un texte imprimé :
games-next = Pour y jouer : chatelain play { $game }. Ses règles : chatelain rules { $game }.

## rules

rules-about = afficher les règles ou y chercher
rules-help = Affiche les règles d’un jeu, dans nos propres mots, ou celles qui portent un numéro, appartiennent à une section ou contiennent un mot.
rules-examples =
    exemples :
      chatelain rules beaugency
      chatelain rules beaugency R4.2
      chatelain rules burgundy navire
      chatelain rules burgundy 7          (section 7)
rules-game = le jeu
rules-word = un numéro de règle ou de section, ou des mots à chercher
error-no-such-rule = { $game } : aucune règle n’a le numéro ou le mot « { $word } ». Toutes les règles : chatelain rules { $game }

## play

play-about = jouer au terminal, entre personnes et bots à volonté
play-help = Lance une partie au terminal. Sans autre précision, c’est vous contre un bot, l’écuyer. Pendant la partie, « ? » explique ce qu’on peut taper.
play-examples =
    exemples :
      chatelain play beaugency
      chatelain play burgundy --players Anna,Benno            à deux, un écran
      chatelain play burgundy --seats 4 --bots knight,page    vous et trois bots
      chatelain play beaugency --seats 2 --bots count,baron   regarder deux bots
      chatelain play beaugency --manual                       avec de vrais dés
      chatelain play --load beaugency-1.chatelain             reprendre une partie
play-game = le jeu ; sans lui, on choisit dans une liste
play-players = noms des personnes qui jouent, ou leur nombre (par défaut : une)
play-bots = les bots qui jouent ; ils occupent les places restantes : { $names } (par défaut : { $first })
play-seats = nombre de places en tout
play-seed = tirer les dés de cette graine ; sans elle, personne ne peut les prévoir et chacun peut les vérifier après coup
play-manual = vrais dés : chaque lancer et chaque tirage vous est demandé
play-save = garder l’enregistrement de la partie dans ce fichier
play-load = reprendre une partie enregistrée
play-which = Quel jeu ?
play-which-again = « { $answer } » n’est pas dans la liste : tapez un nom, ou un numéro de 1 à { $last }.
play-level = Contre quel bot ? (Entrée : { $bot })
play-level-again = « { $answer } » n’est pas dans la liste : tapez un des noms.
play-level-usual = Vous jouez contre { $the } ; --bots en nomme un autre.
player-name = Joueur { $number }

table-title = { $game } · { $players }
table-move = { $player } : { $move }
table-secret = (un choix secret)
table-hand-over = Passez l’écran à { $player }, qui appuie sur Entrée :
table-manual = Vrais dés : lancez et piochez à votre table, et tapez ce qui est sorti.
table-turn = { $player }, c’est à vous.
table-hint = Tapez un numéro ou un coup ; ? pour l’aide.
table-group = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
table-group-places = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : { $places }
table-places = Tapez un de ces numéros (« coups » dit ce qu’ils sont) : { $places }
table-back = ..  retour à tous les coups
error-no-menu-number = Il n’y a pas de numéro { $number } dans la liste : { $known }.
error-not-understood = { $reason } « ? » énumère les commandes, « coups » les coups permis.
table-undone = Coup annulé.
error-undo-count = Écrivez : annuler, annuler 2 ou annuler tout (et non « { $word } »).
table-legal = « { $move } » est permis maintenant.
error-why-what = Écrivez un coup ou son numéro derrière, par exemple : pourquoi 1
table-saved = Partie enregistrée dans { $file }.
table-resume = Pour reprendre : chatelain play --load { $file }
table-verify = Pour vérifier : chatelain verify { $file }
table-resumed = { $file } : la partie reprend après { $moves ->
        [one] { $moves } entrée
       *[other] { $moves } entrées
    }.
table-keep = Enregistrer la partie avant de partir ? [oui/non]
table-bye = Au revoir.
table-end-of-input = L’entrée est finie, et cette séance avec elle.
table-help =
    Un numéro              joue ce coup, ou ouvre ce groupe de coups
    take die1 ...          un coup dans sa notation ; le début suffit
    Entrée                 la liste des coups ; joue le coup s’il n’y en a qu’un
    annuler [N|tout]       reprendre un coup, si rien n’a été lancé ni pioché depuis
    rétablir               rejouer ce qui a été repris
    pourquoi COUP          pourquoi un coup n’est pas permis
    plateau, coups         les montrer à nouveau ; retour : sortir d’un groupe
    score                  les points par source
    journal [N]            les derniers coups
    règles MOT             chercher dans les règles
    enregistrer [FICHIER]  garder la partie
    quitter                quitter la partie

# Autres mots pour les commandes, séparés par des espaces. Les mots anglais sont toujours compris.
word-undo = annuler reprendre
word-redo = rétablir retablir refaire
word-why = pourquoi
word-save = enregistrer sauver
word-rules = règles regles règle regle
word-score = score points
word-log = journal
word-moves = coups
word-board = plateau
word-back = retour
word-quit = quitter sortir
word-help = aide
word-all = tout all
word-no = n non no

effect-points = { $change } { $count ->
        [one] point
       *[other] points
    }
effect-chance = le hasard décide
dice-ask = { $what } ({ $choices }) :
dice-again = « { $answer } » est impossible : { $choices }.
sealed-promise = Les dés de cette partie viennent d’une graine secrète. Voici son empreinte SHA-256 ; la graine elle-même est montrée après la partie, pour que chacun puisse vérifier qu’aucun lancer n’a été choisi :
sealed-proof = La graine secrète de cette partie était (en hexadécimal) :
sealed-agrees = Son empreinte SHA-256 est bien celle montrée avant le premier lancer.
sealed-differs = SON EMPREINTE SHA-256 N’EST PAS CELLE MONTRÉE AVANT LE PREMIER LANCER.
sheet-total = total
result-title = La partie est finie
result-line = { $place }. { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-alone = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $result }

## simulate

simulate-about = faire jouer aux bots de nombreuses parties
simulate-help = Fait jouer aux bots de nombreuses parties et donne les points, les victoires et la vitesse. La même graine donne les mêmes parties, quel que soit le nombre de processus.
simulate-examples =
    exemples :
      chatelain simulate beaugency --bots random,greedy --games 1000 --jobs 2
      chatelain simulate burgundy --bots greedy,greedy,random --rotate --json
simulate-game = le jeu
simulate-bots = un bot par place, dans l’ordre des places : { $names } (par défaut : greedy,greedy)
simulate-games = combien de parties (par défaut : 100)
simulate-seed = graine de la série (par défaut : 1)
simulate-jobs = combien de processus (par défaut : 1)
simulate-rotate = décaler chaque bot d’une place après chaque partie
simulate-title = { $game } : { $games } parties en { $seconds } s
simulate-speed = { $games } parties par seconde, { $decisions } décisions par seconde, { $length } décisions par partie
simulate-bot = bot
simulate-seat = place
simulate-mean = moyenne
simulate-sd = écart-type
simulate-max = max.
simulate-wins = victoires
simulate-ties = victoires partagées

## arena

arena-about = savoir quel bot est le meilleur
arena-help = Fait jouer chaque bot contre chaque autre, tous deux avec le même hasard à toutes les places, et les classe : cotes avec leurs intervalles, qui bat qui, points et temps. Avec --seats 1, chaque bot joue seul les mêmes parties : points et dispersion, mentions ou parties gagnées, et l’avance de chaque bot sur le suivant.
arena-examples =
    exemples :
      chatelain arena burgundy --bots duke:0s,count,greedy --games 200 --jobs 2
      chatelain arena burgundy --bots knight,greedy --seats 4 --plot cotes.svg
      chatelain arena dice --bots duke:0s,greedy --seats 1 --option sheet=A
arena-bots = les bots à comparer : { $names } ; un temps de réflexion peut suivre, comme dans duke:1s (par défaut : greedy,random)
arena-games = parties de chaque paire, ou de chaque bot seul ; une série sur toutes les places est jouée jusqu’au bout (par défaut : 100)
arena-seats = places à la table ; à plus de 2, un bot de la paire est seul parmi des places de l’autre ; 1 pour des bots seuls (par défaut : 2)
arena-anchor = le bot qui a 1500 points (par défaut : la moyenne de tous) ; pas pour des bots seuls
arena-out = garder chaque partie finie dans ce fichier ; la même commande reprend où elle s’est arrêtée, même avec plus de --games
arena-plot = dessiner les cotes en SVG dans ce fichier
arena-kept = Les parties finies sont dans { $file } ; la même commande les reprend.
arena-resumed = { $file } : { $games } parties sur { $total } sont déjà jouées.
arena-plotted = Dessiné dans { $file }.
arena-title = { $game }, { $bots } bots, { $games } parties { $seats ->
        [one] en solitaire
       *[other] à { $seats } places
    }
arena-bot = bot
arena-rating = cote
arena-low = de
arena-high = à
arena-points = points
arena-sd = écart
arena-p5 = 5 %
arena-p50 = médiane
arena-p95 = 95 %
arena-won = gagné %
arena-grade = mention
arena-next = suivant
arena-grades = Part des parties par mention, en pour cent :
arena-leads = L’avance d’un bot sur le suivant, partie par partie avec le même hasard :
arena-up-to = jusqu’à { $points }
arena-from-to = { $low } à { $high }
arena-from-on = { $points } ou plus
arena-ms = ms
arena-ms-p99 = ms 99 %
arena-shares = Qui bat qui : victoires de la ligne contre la colonne en pour cent, sur { $games } parties par paire en { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }.
arena-unbounded = Quelqu’un a gagné ou perdu toutes ses parties : il n’y a alors pas de distance la plus vraisemblable. Une partie nulle a été ajoutée à chaque paire ; la vraie distance peut être plus grande.
arena-axis-rating = cote, avec l’intervalle à 95 %
arena-axis-points = points en moyenne, avec l’intervalle à 95 %

## train

train-about = faire apprendre les bots d’un jeu
train-help = Apprend à juger les positions d’un jeu à partir de parties que la recherche joue contre elle-même. Le dossier contient un point de reprise, les meilleurs poids et la courbe d’apprentissage en CSV et en SVG ; la même commande reprend, même après une panne.
train-examples =
    exemples :
      chatelain train burgundy --minutes 60 --jobs 2
      chatelain train burgundy --out essai --from burgundy-mind/weights.bin
train-minutes = durée de l’apprentissage (par défaut : jusqu’à ce que les parties des réglages soient jouées)
train-out = le dossier (par défaut : JEU-mind)
train-seed = graine (par défaut : celle des réglages)
train-from = poids de départ (par défaut : l’estimation simple du jeu)
train-settings = un autre settings.toml que celui du jeu
train-begins = Apprentissage : { $game }, dans { $folder }. Ctrl-C arrête ; la même commande reprend.
train-resumed = { $folder } : reprise après { $games } parties.
train-progress = { $games } parties, encore { $left }, moyenne { $mean }, erreur { $error }
train-matches = { $games } parties, match { $done } sur { $matches }
train-gate = { $games } parties, moyenne { $mean }, erreur { $error } ; gagne { $best } % contre les meilleurs poids, { $greedy } % contre greedy{ $kept ->
        [yes]  : gardés
       *[no] {""}
    }
train-weights = Les meilleurs poids sont dans { $file } (après { $games } parties).
train-stopped = Arrêté. La même commande reprend au point de reprise dans { $folder }.
train-curve-title = Courbe d’apprentissage : { $game }
train-curve-axis = parties
train-curve-greedy = victoires contre greedy
train-curve-mean = points en moyenne
train-curve-error = erreur en points
error-train-needs-extra = Apprendre demande le paquet « { $missing } », qui n’est pas installé : pip install "chatelain[train]"

## replay et verify

replay-about = raconter une partie enregistrée, coup par coup
replay-help = Raconte une partie enregistrée, coup par coup, avec le plateau et le résultat à la fin.
replay-examples =
    exemples :
      chatelain replay beaugency-1.chatelain
      chatelain replay beaugency-1.chatelain --to 40  la position à l’entrée 40
      chatelain replay beaugency-1.chatelain --step   un coup à chaque Entrée
replay-file = l’enregistrement
replay-to = s’arrêter après cette entrée
replay-boards = montrer le plateau après chaque coup
replay-step = attendre Entrée après chaque coup
replay-next = Entrée : suite
replay-undo = (reprend { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
verify-about = vérifier qu’un enregistrement est intact et ses dés honnêtes
verify-help = Rejoue un enregistrement et vérifie chaque coup, chaque empreinte et le résultat ; là où la graine est connue, chaque lancer aussi. Un enregistrement faux est nommé avec sa ligne, et le code de sortie est 2.
verify-examples =
    exemple :
      chatelain verify beaugency-1.chatelain
verify-file = les enregistrements
verify-good = { $file } : tout concorde.
verify-over = { $game } : partie finie, { $moves } entrées, empreinte { $digest }.
verify-running = { $game } : partie en cours, { $moves } entrées, empreinte { $digest }.
verify-sealed = Dés scellés : la graine a l’empreinte promise avant le premier lancer et donne exactement ces lancers.
verify-promised = Dés scellés : la partie n’est pas finie, sa graine n’est donc pas encore publiée. Ce qui peut être vérifié concorde.
verify-seeded = Dés à graine : la graine donne exactement ces lancers.
verify-unproven = Dés d’une vraie table : chaque lancer était possible, mais rien ne peut le prouver.

## bench

bench-about = mesurer le moteur à côté d’autres bibliothèques
bench-help = Mesure le jeu au hasard : chaque jeu, conduit depuis Python et à l’intérieur du moteur, et à côté le backgammon d’OpenSpiel et Catanatron, l’un après l’autre. La première fois, ces deux-là sont installés dans un environnement à part (.venv-peers).
bench-examples =
    exemples :
      chatelain bench --json
      chatelain bench beaugency --seconds 1 --no-peers
bench-game = les jeux à mesurer (par défaut : tous)
bench-seconds = durée de chaque mesure (par défaut : 5)
bench-rounds = tours de mesure, qui se partagent la durée ; la médiane compte (par défaut : 5)
bench-seed = graine de la première partie (par défaut : 1)
bench-no-peers = mesurer seulement ce moteur
bench-project = le dossier qui contient benchmarks/peers (par défaut : cherché à partir d’ici)
bench-measuring = tour { $number } sur { $rounds } ...
bench-no-project = Les autres n’ont pas été mesurés : il n’y a pas de benchmarks/peers ici. Lancez la commande dans un clone du projet, nommez-le avec --project, ou laissez-les de côté avec --no-peers.
bench-title = Jeu au hasard, Python { $python }, { $kind }, médiane de { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
bench-compiled = moteur compilé
bench-pure = moteur en Python pur
bench-what = jeu
bench-driven = conduit par
bench-peer = à côté de
bench-games-s = parties/s
bench-decisions-s = décisions/s
bench-a-game = par partie
bench-clone = copie µs
bench-clone-x = copies
bench-ratios = Combien de fois plus vite

## chatelain serve

serve-about = jouer dans le navigateur, entre amis et avec des bots
serve-help = Lance le serveur des tables. `chatelain` tout seul fait de même et ouvre le navigateur.
serve-examples =
    exemples :
      chatelain serve
      chatelain serve --port 8000 --no-open
      chatelain serve --host 0.0.0.0 --port 8000     (pour tout le réseau)
serve-host = l’adresse où écouter (par défaut : 127.0.0.1, cet ordinateur seulement)
serve-port = le port où écouter (par défaut : un port libre)
serve-data-dir = où les tables sont gardées (par défaut : CHATELAIN_DATA_DIR ou votre dossier de données)
serve-open = ouvrir le navigateur, ou non (par défaut : s’il y a un écran)
serve-ready = Les tables sont ouvertes : { $url }
serve-friends = Vos amis sur le réseau passent par : { $url }
serve-where = Les parties sont gardées dans { $folder }.
serve-stop = Ctrl+C les ferme ; chaque partie reprendra où elle en était à la prochaine ouverture.
error-serve-no-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }
error-serve-no-folder = { $folder } : ne peut pas être créé : { $detail }
error-serve-folder-closed = { $folder } : impossible d’y écrire : { $detail }
error-serve-key-closed = { $file } : la clé ne peut être ni lue ni créée : { $detail }
error-serve-bad-key = { $file } : { $size } octets ; une clé en a au moins { $least }. Remettez votre sauvegarde, ou supprimez le fichier : tous les invités seront alors des inconnus.
error-serve-database-foreign = { $file } : n’est pas une base de données de Chatelain. Rien n’y a été changé ; choisissez un autre dossier.
error-serve-database-newer = { $file } : vient d’une version plus récente de Chatelain. Rien n’y a été changé ; mettez Chatelain à jour.
error-serve-database-corrupt = { $file } : est endommagée ({ $detail }). Rien n’y a été changé ; remettez votre sauvegarde.
error-serve-database-closed = { $file } : la base de données ne s’ouvre pas : { $detail }
error-bad-setting = { $name } ne peut pas valoir « { $value } ».
