# Ce qui n'allait pas dans l'entrée : `error-<code>` pour chaque erreur du moteur. Un code propre à un jeu a son texte
# parmi ceux du jeu. `$reason` est la phrase de l'erreur qui explique celle-ci, `$hint` un des conseils ci-dessous.

# À quel endroit.
where-file = { $file } : { $reason }
where-line = ligne { $line } : { $reason }

# Ce qu'on a peut-être voulu dire, après un nom inconnu.
hint-close = Vouliez-vous dire « { $name } » ?
hint-known = Il y a : { $names }.
hint-none = Il n’y en a aucun.

# Noms
error-unknown-game = Il n’y a pas de jeu « { $name } ». { $hint }
error-unknown-bot = Il n’y a pas de bot « { $name } ». { $hint }
error-unknown-option = Ce jeu n’a pas d’option « { $name } ». { $hint }
error-unknown-language = Il n’y a pas de textes dans la langue « { $name } ». { $hint }
error-unknown-text = Il n’y a pas de texte « { $name } ». { $hint }

# Options et places
error-option-flag = L’option { $option } vaut yes ou no, et non « { $value } ».
error-option-choice = L’option { $option } ne peut pas valoir « { $value } » ; au choix : { $known }.
error-option-seats = L’option { $option } ne peut valoir « { $value } » que de { $low } à { $high } joueurs, pas à { $seats }.
error-seats-exactly = { $game } se joue à { $wanted }, pas à { $seats }.
error-seats-between = { $game } se joue de { $low } à { $high }, pas à { $seats }.

# Coups
error-empty-move = Aucun coup n’est écrit ; un coup commence par : { $known }.
error-unknown-move = Aucun coup ne commence par « { $name } ». { $hint }
error-move-shape = Ce coup s’écrit { $shape }, et non « { $move } ».
error-move-word = « { $word } » ne peut pas se trouver là ({ $field }) ; au choix : { $known }.
error-no-action = Il n’y a pas d’action numéro { $action }.
error-no-field-value = { $action } : { $field } n’a pas de valeur numéro { $value }.

# Hasard
error-nothing-to-draw = il ne reste rien à tirer ({ $chance })
error-no-outcome-left = il ne reste aucun résultat pour : { $chance }
error-impossible-outcome = le résultat { $outcome } est impossible ({ $chance })
error-not-below = { $outcome } n’est pas un nombre de 0 à moins de { $limit }

# Positions écrites
error-other-game = une position { DE($game) } commence par « { $game } », et non par « { $word } »
error-not-key-value = « { $word } » ne s’écrit pas clé=valeur
error-key-twice = { $key } figure deux fois
error-key-missing = { $key } manque
error-unknown-key = clé inconnue « { $key } »
error-not-a-number = { $key } : « { $word } » n’est pas un nombre
error-out-of-range = { $key } : { $number } n’est pas entre { $low } et { $high }
error-bad-word = { $key } : « { $word } » ne convient pas ; au choix : { $known }
error-number-count = { $key } : il faut { $wanted } nombres, et non { $count }
error-not-name-value = { $key } : « { $word } » ne s’écrit pas nom:nombre
error-bad-data = { $key } : { $reason }
error-no-space = { $key } : « { $word } » n’est pas une case

# Fichiers de données
error-bad-option-data = Option { $option } : { $reason }
error-option-no-file = L’option { $option } ne prend pas de fichier.
error-too-long = { $length } lettres, c’est trop : { $limit } au plus
error-too-much-work = la préparation demande trop de travail (plus de { $limit } étapes)
error-not-toml = ce n’est pas du TOML ({ $detail })
error-value-missing = la valeur manque
error-bad-number = { $value } n’est pas un nombre de { $low } à { $high }
error-rules-need = les règles demandent { $wanted }, et non { $value }
error-not-among = « { $word } » ne convient pas ; au choix : { $known }
error-no-table = il faut une table ici, et non { $value }

# Les rangées de l'hexagone
error-header-after-rows = une ligne d’en-tête après les rangées de l’hexagone
error-row-count = l’hexagone est coupé ou incomplet : { $count } rangées au lieu de { $wanted }
error-too-many-rows = plus de { $limit } rangées
error-row-length = la rangée { $row } a { $count } cases au lieu de { $wanted }
error-hexagon-split = l’hexagone est coupé : ses rangées ont { $rows } cases
error-no-colour = « { $letter } » n’est pas une couleur ; au choix : { $known }
error-colour-count = { $count } cases { $letter } au lieu de { $wanted }

# Enregistrements
error-empty-file = le fichier est vide
error-empty-line = une ligne vide
error-not-json = ce n’est pas du JSON ({ $detail })
error-not-object = ce n’est pas un objet JSON
error-half-character = un demi-caractère (un substitut isolé)
error-record-format = ce n’est pas un enregistrement au format { $format } : un enregistrement commence par une ligne qui contient "chatelain": { $format }
error-unknown-chance = sorte de hasard inconnue « { $name } » ; au choix : { $known }
error-no-text = « { $key } » manque ou n’est pas un texte
error-no-number = « { $key } » manque ou n’est pas un nombre de { $low } à { $high }
error-no-numbers = « { $key } » n’est pas une liste de nombres
error-no-seats = « { $key } » manque ou n’est pas une liste de places
error-no-options = « { $key } » n’est pas une table de textes et de oui ou non
error-other-chance = « { $key } » n’a sa place que dans une partie « { $kind } »
error-after-end = rien ne peut suivre la dernière ligne d’une partie
error-no-set-up = l’enregistrement s’arrête avant la mise en place
error-entry-order = l’entrée { $found } se trouve à la place de l’entrée { $wanted } : une ligne manque, est en double ou a été déplacée
error-set-up-entry = l’entrée 0 est la mise en place, sans place, ni coup, ni reprise
error-move-or-undo = une entrée est soit un coup, soit une reprise
error-result-seats = les points ou le classement ne correspondent pas au nombre de places
error-unknown-rules = la version { $rules } des règles { DE($game) } n’est pas connue ici
error-bad-start = la partie ne peut pas être mise en place : { $reason }
error-bad-move = « { $move } » : { $reason }
error-bad-undo = { $count ->
        [one] un coup repris : { $reason }
       *[other] { $count } coups repris : { $reason }
    }
error-bad-seed = la graine « { $seed } » n’est pas un nombre
error-bad-secret = le secret n’est pas écrit en hexadécimal
error-other-secret = le secret ne correspond pas à l’empreinte promise dans l’en-tête
error-no-secret = une partie scellée et finie révèle son secret, et celle-ci ne le fait pas
error-no-end = la partie est finie, mais l’enregistrement n’a pas de dernière ligne
error-early-end = l’enregistrement finit la partie avant la fin
error-other-digest = l’empreinte est { $recorded }, la partie rejouée donne { $replayed }
error-other-outcomes = l’enregistrement a les résultats { $recorded }, la graine donne { $replayed }
error-unneeded-outcomes = l’enregistrement a les résultats { $recorded }, le coup demande { $replayed }
error-other-end = { $what ->
        [scores] les points enregistrés sont { $recorded }, la partie rejouée donne { $replayed }
        [ranking] le classement enregistré est { $recorded }, la partie rejouée donne { $replayed }
       *[digest] la dernière empreinte est { $recorded }, la partie rejouée donne { $replayed }
    }

# Règles et textes
error-rule-shape = une règle s’écrit : - **R1.2** texte
error-rule-twice = la règle { $rule } figure deux fois
error-no-rules = pas de titre ou pas de règles
error-no-rules-in-language = ce jeu n’a pas de règles dans cette langue
error-no-texts = { $package } n’a pas de textes dans la langue « { $lang } » (locale/*.{ $lang }.ftl)
error-not-fluent = { $file } : ce n’est pas du Fluent : « { $line } »
error-text-twice = { $package } : le texte « { $text } » ({ $lang }) figure deux fois
error-text-empty = le texte « { $text } » ({ $lang }) n’a pas de valeur
error-text-unwritten = le texte « { $text } » ({ $lang }) ne peut pas être écrit : { $detail }

# De nombreuses parties
error-endless-game = { $game }, graine { $seed }, partie { $number } : pas finie après { $limit } décisions
error-peers-failed = Les autres n’ont pas été mesurés : { $output }
error-peers-exit = Les autres n’ont pas été mesurés : code de sortie { $exit }
error-worker-lost = Un des processus a été tué (y a-t-il assez de mémoire ?). Ce qui est fini est gardé là où un fichier a été nommé.
error-bot-twice = Le bot « { $bot } » figure deux fois dans la liste.
error-contest-alone = À { $seats } places, il faut au moins deux bots pour les comparer.
error-journal-in-use = { $file } : un autre processus écrit dans ce fichier.
error-journal-no-journal = { $file } : ce n’est pas un fichier de parties de `chatelain arena` ; rien n’y a été changé.
error-journal-other-plan = { $file } : ses parties sont d’un autre plan ({ $key } : { $kept } dans le fichier, { $wanted } maintenant). Reprenez ce plan ou nommez un autre fichier.
error-journal-bad-line = { $file } : la ligne { $line } n’est pas une partie de `chatelain arena`.
error-ladder-unreadable = { $file } : ce n’est pas ce qu’écrit `chatelain arena --json` ({ $detail }).

# Des bots qui ont appris
error-bot-budget = { $bot } ne peut pas réfléchir « { $word } » : écrivez une durée comme 1s ou 250ms, { $most } s au plus.
error-no-weights = ce n’est pas un fichier de poids
error-other-weights = ces poids ne sont pas pour les { $features } traits de ce jeu
error-nothing-to-learn = { $game } n’a encore rien à apprendre : il n’apporte pas de traits (games/<jeu>/features.py) ou pas de réglages (mind/settings.toml).
error-bad-settings = ce ne sont pas des réglages d’apprentissage ({ $detail })
error-bad-checkpoint = { $file } : ce n’est pas un point de reprise de cette version. Nommez un autre dossier, ou recommencez sans ce fichier.
error-other-run = { $folder } : l’apprentissage qui s’y trouve a d’autres réglages ({ $key }). Nommez un autre dossier.
error-other-origin = { $folder } : l’apprentissage qui s’y trouve est parti d’autres poids. Nommez un autre dossier, ou reprenez sans --from.
