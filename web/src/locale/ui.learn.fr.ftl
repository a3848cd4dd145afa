# Apprendre : les règles, et un premier tour guidé.
learn-page-title = Apprendre à jouer
learn-page-text = Un premier tour guidé à une vraie table, et les règles complètes, en nos propres mots, avec recherche.
learn-rules = Les règles
learn-guide = Premier tour guidé
learn-guide-text = Une vraie partie contre un bot : la table montre quoi faire, pas à pas. On peut s’arrêter quand on veut, la partie reste.
learn-guide-none = Pas encore de tour guidé pour ce jeu : jouez tout de suite contre un bot, les règles à côté.
learn-play = Jouer contre un bot
learn-chapters = Chapitres
learn-search = Chercher dans les règles
learn-search-hint = Un mot, ou un numéro : R4.2
learn-found = { $count ->
        [0] Aucune règle
        [one] 1 règle
       *[other] { $count } règles
    }
learn-found-none = Rien sur « { $words } ». Essayez un mot plus court, ou un numéro comme R4.2.
learn-clear = Effacer la recherche
learn-mark-ruling = interprétation
learn-mark-ruling-hint = Le texte imprimé laisse ce point ouvert ; il est tranché ici.
learn-mark-reconstruction = reconstitution
learn-mark-reconstruction-hint = Établi par recoupement et non par le texte imprimé : cela peut différer de votre boîte.
learn-only-marks = Seulement les reconstitutions
learn-link = Copier le lien vers { $rule }
learn-link-copied = Le lien vers { $rule } est copié.
learn-link-failed = Le navigateur n’a pas permis de copier : { $link }
learn-back = Tous les jeux
learn-failed = Les règles n’ont pas pu être chargées. { $reason }
learn-retry = Réessayer
learn-no-game = Ce jeu n’est pas installé ici.
learn-count = { $rules ->
        [one] 1 règle
       *[other] { $rules } règles
    } en { $chapters ->
        [one] 1 chapitre
       *[other] { $chapters } chapitres
    }
learn-unofficial = Texte non officiel
guide-title = Premier tour guidé
guide-step = Étape { $step } sur { $of }
guide-skip = Passer le guide
guide-back = Retour
guide-next = Suite
guide-finish = À vous de jouer
guide-waits = À vous : la suite vient quand c’est fait
