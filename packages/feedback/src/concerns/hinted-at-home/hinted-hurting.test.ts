import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'a hand at somebody’s throat, at a party too',
    '{Dad|Stepdad|He|Uncle} {grabbed|grabs|held|holds|had|has|got|squeezed} {her|me|us|mum|my little brother} {by|round|around} {the|my|her} {throat|neck} because mum danced.',
    'He put his hands {round|around|on} {mums|my|her} neck.',
  ],
  [
    'what a child is hit with, told as a joke',
    'Uncle {hits|smacks|whacks|belts|slaps|whips|got} {us|me|my brother|mum} with {the|a|his} {jandal|belt|jug cord|wooden spoon|stick|broom|hose|fish slice|spatula|sasa|shoe} and it is so funny haha.',
    'She {hits|smacks|pinches|belts} me with it {till|until} {it bleeds|we bleed|it goes purple|I cant sit|he cries} haha.',
  ],
  [
    'punishments that hurt',
    '{Stepdad|Nana|She|They} {made|makes} {me|us|my little sister} {kneel on rice|kneel on the concrete|stand outside all night|stay in the shed till morning|sleep in the garage for two hours|sit in the dark until midnight|eat soap|eat the dog food|swallow a chilli|have a cold shower}.',
  ],
  [
    'marks on somebody small',
    '{She has|There are} {finger marks|handprints|bruises|welts|belt marks} {|all} {on|over|down|round} {her|his|my little sisters|the babys} {arm|legs|back|neck} {and she flinches|and he wont tell|and she is not to say|from Dads house}.',
    '{My sister|She|Mum|I} {flinches|flinched|flinch} when {the door opens|he moves|dad talks|somebody knocks}.',
  ],
  [
    'ears that are covered',
    'I put my {hands|fingers} {over|on|in} {my|bubbas|her|my little brothers|the babys} ears when {they yell|the screaming starts|he starts|they fight|they argue}.',
    '{The|All the} {plates|dishes|bottles|glasses} {start|started|were|are} {smashing|being thrown|flying|breaking}.',
  ],
]);

itSees('home', [
  [
    'a head against a wall, and burns for a reason',
    '{He|Dad|Stepdad|Uncle} {pushed|smashed|slammed|banged|shoved} {mums|her|my brothers|my} head {through|into|against|on} the {gib|wall|door|floor|bench|concrete}.',
    '{She|Mum|They} {banged|slammed} {dads|my|my brothers} head on the table.',
    'I {got|get|was} {burnt|burned} with {the iron|a cigarette|his lighter|the tongs} {for talking|because I cried|when I said no}.',
  ],
  [
    'a pet that is hurt at home',
    '{Mum|He|Stepdad} {kicked|kicks|threw|choked|stamped on|strangled|killed} {the|our|my little} {puppy|dog|cat|kitten|rabbit} {and it died|and said I am next|against the wall|till it stopped moving|so hard it cried}.',
  ],
  [
    'a family that hides',
    'We {are hiding|moved|ran away} from {dad|my dad|my stepdad|mums boyfriend} so he {never finds us|wont know}.',
    'I {cant|mustnt|am not allowed to} {tell|say} {|you} {where we live|which town|our real last name}.',
  ],
  [
    'food that is taken away as a punishment',
    '{Stepmum|Mum|He|Uncle} {puts|throws|threw|tipped} my {food|dinner|lunch} {in the bin|to the dog|on the floor} {if I cry|when he is mad|because I spoke}.',
  ],
]);

itLeavesAlone([
  [
    'hugs, medals and sports',
    'He grabbed me round the neck.',
    'He grabbed me round the neck {in a hug|in judo|in the scrum|and saved me|when he gave me a piggyback}. My baby cousin put his hands on my neck for a cuddle.',
    'She held my teddy by the neck. The farmer got the goose by the neck.',
  ],
  [
    'games with sticks and spoons',
    'She hit me with the stick.',
    'She hit me with the {cricket bat by accident|stick in the pinata game|spoon for a joke|hockey stick in training|pillow|foam bat}.',
  ],
  [
    'what coaches and cold days ask for',
    'He made us stand outside in the rain for hours.',
    'The coach made us stand in the rain for hours. He made us stand outside in the rain {for training|at camp} until dark. She made us kneel in church. He made me eat chilli for a dare.',
  ],
  [
    'bruises with an everyday cause',
    'She has bruises on her legs and she is quiet.',
    'She has bruises on her legs {from her bike and she is quiet|from netball and she hides them|because the dog was scared}.',
  ],
  [
    'noise that nobody is hurt by',
    'I put my hands over my ears. The plates are smashing. They scream and I put my hands over my ears when they scream.',
    'I put my hands over my ears {and yelled at the fireworks|because the alarm was screaming|when the thunder was shouting|because my brothers were yelling}.',
    'The plates {are smashing into each other under the earth|started smashing in the earthquake}.',
  ],
]);

itLeavesAlone([
  [
    'heads that bump and pets that play',
    'He banged her head on the wall. He kicked the dog so hard it cried.',
    'He banged her head on the wall {by accident|in rugby}. She banged her head on the door. He threw the dog a {ball|stick} and it was next. We are hiding from dad {in a game so he never finds us|with his surprise so he wont know}. I cant tell you our real name online. Mum threw my lunch in the bin because it was mouldy.',
  ],
  [
    'a push that helps',
    'Dad pushed me.',
    'Dad pushed me {forward|higher|on the swing|in the trolley}.',
  ],
]);

itLeavesStoriesAlone(['Stepdad made me kneel on rice.', 'He grabs me by the throat.']);
