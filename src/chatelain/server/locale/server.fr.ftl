# Pourquoi le serveur refuse : `refusal-<code>`. Le client le dit ; les raisons d'un jeu sont dans les textes du jeu.

## Demandes

refusal-bad-request = Le serveur n’a pas compris.
refusal-bad-message = Le serveur n’a pas compris.
refusal-no-json = Le serveur n’a pas compris.
refusal-no-such-path = Il n’y a rien à cette adresse.
refusal-no-such-method = Cela ne se fait pas à cette adresse.
refusal-too-large = C’est trop à la fois.
refusal-too-fast = Doucement : c’est trop à la fois. Réessayez dans un instant.
refusal-takes-too-long = Cela prend trop de temps au serveur.
refusal-too-many-guesses = Trop de codes inexacts. Attendez une minute, ou utilisez le lien de la table.
refusal-too-busy = Beaucoup jouent en même temps. Réessayez.
refusal-busy = Le serveur a beaucoup à faire. Réessayez dans un instant.
refusal-no-forecast = Il n’y a pas de prévision pour cette table.
refusal-forecast-off = L’hôte de cette table n’a pas activé la prévision.
refusal-nobody-thinks = Aucun bot ne réfléchit ici en ce moment.
refusal-not-saved = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez.
refusal-server-error = Quelque chose s’est mal passé sur le serveur. C’est noté.
refusal-foreign-origin = Cette page n’a pas le droit de parler au serveur.
refusal-unknown-host = Le serveur ne répond pas à ce nom.

## Personnes

refusal-bad-name = Un nom a au moins une lettre et rien d’invisible.
refusal-bad-hook = Ce n’est pas une adresse web (http ou https).
refusal-empty-text = Il n’y a rien à dire là-dedans.

## Tables et places

refusal-no-such-game = Ce jeu n’existe pas.
refusal-no-such-table = Cette table n’existe pas ou est fermée.
refusal-no-such-position = Cette position n’existe pas.
refusal-no-bot = Quel bot doit jouer ?
refusal-bot-and-person = Une place est à une personne ou à un bot.
refusal-bot-too-slow = Sur ce serveur, un bot réfléchit { $limit } s au plus ; le bot « { $bot } » en demande davantage.
refusal-one-seat-each = Chacun a une seule place.
refusal-too-many-tables = Vous avez { $limit } tables ouvertes ; finissez-en une d’abord.
refusal-table-full = Toutes les places sont prises.
refusal-table-over = Cette partie est finie.
refusal-table-broken = Le serveur ne peut pas lire cette table : ses données sont abîmées. Prévenez qui gère le serveur.
refusal-table-closed = Cette table a été fermée.
refusal-seat-taken = Cette place est prise.
refusal-seated-already = Vous êtes déjà à cette table.
refusal-held-another-seat = Vous avez eu une autre place dans cette partie : seule celle-là peut redevenir la vôtre.
refusal-seats-empty = Des places sont encore vides.
refusal-started-already = Cette partie a déjà commencé.
refusal-not-started = Cette partie n’a pas encore commencé.
refusal-not-over = Cette partie n’est pas finie ; jusque-là son enregistrement dirait ce qui est caché.
refusal-not-owner = Seul l’hôte de la table peut le faire.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-holder = Seul l’appareil qui a pris la place peut renouveler son lien.
refusal-other-seat = Ce n’est pas votre place.
refusal-bad-token = Ce lien n’ouvre aucune place ; demandez-en un autre.
refusal-player-present = Le joueur est encore là.
refusal-no-bot-there = Aucun bot ne joue à cette place.
refusal-bot-plays = Un bot joue à votre place ; reprenez-la d’abord.
refusal-record-too-long = Cet enregistrement a plus de { $limit } lignes.
refusal-not-put-away = On ne range que ses propres tables, une fois la partie finie.

## Ce que les messageries montrent d’un lien

preview-title = Chatelain : jeux de châteaux et de villes
preview-text = Cinq jeux, vos amis ou un bot, et sans compte.
preview-invites = { $name } vous invite : { $game }
preview-waiting = { $free ->
        [0] La partie va commencer : venez regarder.
        [one] Une place est libre. Asseyez-vous, sans compte.
       *[other] { $free } places sont libres. Asseyez-vous, sans compte.
    }
preview-table = { $game } · { $players }
preview-playing = La partie est en cours : venez regarder.
preview-stopped = Cette partie a été interrompue.
preview-over = La partie est finie : { $scores }.
