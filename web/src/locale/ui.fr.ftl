# Textes de l’interface qui n’appartiennent à aucun jeu.

## Bots

bot = Bot
bot-level = Niveau du bot
level-fitting = à votre mesure
ladder-title = Les six bots
suggest-new = Pour commencer : { $bot }.
suggest-won-all = Vous avez gagné vos { $games ->
        [2] deux
       *[other] trois
    } dernières parties contre { $bot }.
suggest-won = Vous avez gagné { $won } de vos { $games } dernières parties contre { $bot }.
suggest-lost = Vous avez perdu vos { $games ->
        [2] deux
       *[other] trois
    } dernières parties contre { $bot }.
suggest-last = Votre dernier adversaire : { $bot }.
bot-pace = Rythme des bots
bot-pace-quick = vif
bot-pace-calm = calme
bot-pace-slow = lent

## Commandes

labelled = { $what } : { $text }
close = Fermer
cancel = Annuler
save = Enregistrer
saved = C’est enregistré.
yes = oui
no = non
play = Jouer
look = Voir
look-again = Revoir
loading = Un instant…
menu = Menu
help = Aide
settings = Réglages
rules = Règles
share = Partager
copy-link = Copier le lien
link-copied = Le lien est copié.
copy-failed = Le navigateur n’a pas permis de copier : sélectionnez le lien.
undo = Annuler
redo = Rétablir
hurry-on = Accélérer
restart-turn = Recommencer le tour
nothing-to-undo = Rien à annuler : ce qui est lancé, pioché ou transmis est acquis.
nothing-to-redo = Rien à rétablir.
not-your-seat = Vous regardez : ce n’est pas votre place.
why-not = Pourquoi pas ?
switch-language = Switch to English
switch-theme = Clair ou sombre

## Navigation

nav-main = Chatelain
nav-play = Jouer
nav-replay = Revoir
nav-learn = Apprendre
nav-about = À propos
to-lobby = Retour à l’accueil
not-found-title = Rien à cette adresse
not-found-text = Le chemin s’arrête ici : la page n’existe pas, ou pas encore.

## Accueil

good-day = Bonjour { $name }
good-evening = Bonsoir { $name }
lobby-text = Cinq jeux, vos amis ou un bot.
lobby-turns = { $count ->
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
it-is-your-turn = C’est à vous
play-bot = Jouer contre un bot
play-alone = Jouer seul
play-bot-at = Jouer contre un bot : { $game }
new-table-for = Nouvelle table : { $game }
players = joueurs
minutes = { $minutes } min
my-tables = Mes tables
no-tables-yet = Aucune table pour l’instant : choisissez un jeu.
no-open-tables = Personne n’attend ni ne joue en ce moment. Ouvrez une table : elle paraîtra ici.
tab-tables = Tables
tab-open = Ouvertes
over = Terminée
to-you = À vous
ready-of = { $ready } sur { $all } prêts
rank-points = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
free-seats = { $count ->
        [0] complète
        [one] 1 place
       *[other] { $count } places
    }
sit-down = S’asseoir
join = Rejoindre
join-title = Rejoindre par lien
join-text = Sans compte : collez le lien ou le code de la table.
join-field = Lien ou code
learn-title = Apprendre en quelques coups
first-game = Première partie ? Un tour guidé vous montre les gestes.
guide-me = Guidez-moi
no-guide = Non merci
learn-text = Un premier tour guidé, et les règles avec recherche.
open-record = Revoir une partie
open-record-text = Ouvrez le fichier d’une partie, d’ici ou d’ailleurs.
just-now = à l’instant
name-title = Ici, on vous appelle { $name }.
name-text = Un autre nom ? Tout de suite ou plus tard, dans les réglages.
your-name = Votre nom
keep-name = Garder { $name }

## Nouvelle table

new-table = Nouvelle table
seats = Places
options = Options
usual = d’usage
not-for-so-many = pas à { $count }
invitation = Invitation
invitation-hint = par lien ou code, sans compte
invitation-open = par lien, code ou l’accueil
free-seat = Place libre
somebody = Joueur
remove-seat = Retirer la place { $seat }
bot-on-seat = Un bot à la place { $seat }
pace = Rythme
pace-live = En direct
pace-live-hint = on joue ensemble, maintenant
pace-slow = À son heure
pace-slow-hint = un coup quand on peut, sur plusieurs jours
table = Table
table-private = Privée
table-private-hint = seulement par invitation
table-open = Ouverte
table-open-hint = l’accueil la montre à tous
players-minutes = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }, { $minutes }
create-table = Créer la table
start-game = Commencer
option-title-
## La table

table-of = Table { DE($name) }
your-turn = À vous de jouer
skip-to-table = Aller à la table
taken-back = Coup annulé.
turn-of = { $name } joue
turn-of-several = Au tour { DE($names) }
others-turn = Les autres jouent.
game-over = Partie terminée
waiting-for-players = En attente de joueurs
your-moves = Vos coups
moves = Coups
position = Position
log = Journal
log-empty = Rien ne s’est encore passé.
log-earlier = Coups précédents
news = Ce que les autres viennent de faire
news-all = Montrer ou cacher ce que les autres viennent de faire : { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
looking-back = Vous regardez la position après l’étape { $step }.
back-to-now = Revenir au présent
reconnecting = Connexion perdue : nous la rétablissons. Rien n’est perdu.
table-closed = Cette table a été fermée.
table-broken = Le serveur ne peut pas lire cette table : ses données sont abîmées.
table-unavailable = La table n’est pas disponible
no-such-table = Il n’y a pas de table à cette adresse ou sous ce code.
you-watch = Vous regardez cette partie.
bot-plays-for-you = Le bot « { $bot } » joue à votre place.
see-result = Voir le résultat
rematch = Revanche
to-rematch = À la revanche
replay = Revoir la partie
download-record = Télécharger la partie
leave-table = Quitter la table
people-at-table = À la table
people-watching = { $count ->
        [0] Personne ne regarde
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
spectator = spectateur
chat = Discussion
chat-unread = { $count ->
        [one] Discussion : un nouveau message
       *[other] Discussion : { $count } nouveaux messages
    }
chat-empty = Rien n’a encore été dit à cette table.
chat-say = Dire quelque chose
chat-send = Envoyer
sound = Sons
sound-on = Activer les sons
sound-off = Couper les sons
invite = Inviter
invite-text = Envoyez ce lien ou montrez le code : on s’assied sans compte.
invite-watch = Avec ce lien, on regarde la partie.
table-code = Code de la table
qr-of = Code QR : { $link }
second-device = Sur un autre appareil
second-device-text = Ouvrez ce lien sur l’autre appareil : votre place y est aussi la vôtre. Qui a le lien joue à votre place ; gardez-le pour vous.
renew-link = Nouveau lien
renew-link-text = Le lien est tombé entre de mauvaises mains ? Un nouveau le rend sans valeur, et les appareils venus par lui perdent la place.
link-renewed = L’ancien lien n’ouvre plus rien.
hand-over = Confier à un bot
hand-over-to = Confier ma place au bot « { $bot } »
hand-over-hint = Le bot « { $bot } » joue tant que la place n’est pas reprise.
take-back = Reprendre ma place
replace-by-bot = Remplacer par un bot
fill-with-bot = Un bot ({ $bot }) à la place { $seat }
start-with-bots = { $count ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $count } bots
    }
starts-when-full = La partie commence dès que toutes les places sont prises.
seat-you = vous
seat-player = joueur
seat-bot = bot · { $bot }
seat-online = en ligne
seat-away = absent
seat-left = a quitté la table
this-table = Cette table
dice-sealed = Dés scellés
dice-sealed-text = L’empreinte de tous les lancers et de tous les tirages est publiée avant le premier lancer. La partie finie, le secret est révélé et chacun peut vérifier.
reconstructed = Reconstitué
keys = Touches
key-undo = annuler un coup
key-redo = rétablir le coup annulé
key-primary = l’action principale
key-clear = lâcher ce qui est choisi
key-walk = parcourir ce qui est possible
key-help = cette aide
key-explain = expliquer ce qui est imprimé, une chose après l’autre

## Réglages

you = Vous
this-device = Cet appareil
your-colour = Couleur préférée
colour-0 = carmin, chevron
colour-1 = bleu, pal
colour-2 = vert, croix
colour-3 = ocre, bande
colour-4 = violet, chef
turn-hook = Adresse à prévenir
turn-hook-text = Quand c’est à vous, le serveur appelle cette adresse web, celle d’un programme à vous. Sinon, laissez vide.
language = Langue
theme = Apparence
theme-system = comme le système
theme-light = claire
theme-dark = sombre
sound-hint = à votre tour, aux lancers, aux points
less-motion = Moins de mouvement
less-motion-hint = tout change d’un coup, sans animation
notify = Notifications
notify-hint = quand c’est à vous et que la page est en arrière-plan
notify-denied = Le navigateur ne permet pas les notifications.

## À propos

about-title = À propos de Chatelain
about-lead = Cinq jeux de dés et de cartes autour des châteaux, des villes et des couronnes, à une même table : avec des amis, contre des bots, en français et en anglais.
about-fan-title = Un projet d’amateurs
about-fan = Chatelain n’est pas officiel : ni les auteurs ni les éditeurs de ces jeux ne l’ont fait, vérifié ou approuvé. Tous les dessins et tous les textes sont les nôtres ; ce que nous ne savions pas est marqué comme reconstitué.
about-buy = Ces jeux vous plaisent ? Achetez-les : sur une vraie table, ils sont encore plus beaux.
about-fair-title = Des dés qu’on peut vérifier
about-fair = Avant le premier lancer, la table publie l’empreinte d’un secret dont tous les lancers et tous les tirages découlent. À la fin, le secret est révélé : un clic suffit pour contrôler chaque lancer.
about-guests-title = Sans compte, sans pistage
about-guests = Un seul cookie, signé, vous reconnaît sur cet appareil. Rien n’est chargé d’ailleurs, rien n’est mesuré, rien n’est vendu.
credits = Remerciements
credits-icons = Les icônes des tuiles et des cartes viennent de
credits-fonts = Les caractères :
credits-own = Les emblèmes, les boucliers, les plateaux et les icônes de commande sont dessinés pour Chatelain.

## Refus du client

refusal-offline = Pas de connexion au serveur.
refusal-connection-lost = La connexion s’est interrompue. Regardez si le coup est passé, puis réessayez.
refusal-not-found = Cela n’existe pas.
refusal-server = Quelque chose s’est mal passé. Réessayez dans un instant.
refusal-unknown = Ce n’est pas possible ({ $code }).

## La prévision du score final

forecast = Prévision et chances de gain
forecast-hint = si la table les montre : la fin probable à côté des points
forecast-short = prév.
forecast-long = prévision
forecast-fact = Prévision
forecast-word = prévu
forecast-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
forecast-points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, environ { $end } à la fin
forecast-title = Environ { $points } à la fin
forecast-text = Moyenne de { $games } parties jouées jusqu’au bout par le bot « { $bot } » : 8 sur 10 ont fini entre { $low } et { $high }.
forecast-learned = Appris de nombreuses parties : à partir d’une telle position, 8 sur 10 finissent entre { $low } et { $high }.
forecast-ended = Si la partie finissait maintenant : { $points }

## Les chances de gain, et les bots qui réfléchissent

chances = Chances
chance = Chance
chances-title = Chances de gain
chances-said = Chances de gain : { $list }
chance-of = { $name } { $percent } %
chance-alone = Chances de battre le jeu : { $percent } %
percent =  %
chances-text = Sur { $games } parties jouées jusqu’au bout par le bot « { $bot } », voici combien chacun en a gagné.
chances-learned = Appris de nombreuses parties : combien de fois on gagne à partir d’une telle position.
forecast-soon = Elles sont calculées en jouant jusqu’à la fin, et viennent dans un instant.
forecast-table = Prévision et chances de gain
forecast-table-hint = visibles par tous pendant la partie
forecast-for-all = Prévision pour toute la table
forecast-for-me = Prévision sur mon écran
forecast-shown = visible par tous
forecast-not-shown = non affichée
move-now = Jouer maintenant
move-now-of = Jouer maintenant : { $names }
