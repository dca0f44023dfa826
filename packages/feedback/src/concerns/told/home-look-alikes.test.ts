import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itLeavesAlone([
  [
    'what is hit by a thing',
    'I got hit by my uncle.',
    'I got hit by {the|my|a} {branch|door|hail}.',
  ],
  [
    'games and jokes',
    'Dad hits me. He hits me.',
    'Dad hits me with a {pillow|water balloon|water gun|snowball|snow ball|bumper|sponge|ball|frisbee|wave|goal|high five|fist bump}.',
    'Dad hits me with {pillows|water balloons|water bombs|waterbombs|snowballs|snow balls|cards|waves}.',
    'Dad hits me in {a water fight|tag|a game|games|rugby|league|boxing|karate|judo|cricket|tennis|soccer|football|netball|basketball|chess|uno|monopoly|mario kart|minecraft|fortnite|a race|races|dodgeball|dodge ball|dodgem cars|laser tag|laser|nerf|paintball|paint ball|bumper cars|a bumper car}.',
    'Dad hits me {by accident|accidentally|by mistake|tickling|as a joke|joking|playing|when we played|in a play fight|play fighting|wrestling|as we wrestle|on the back|and laughed|laughing|lol|so funny|haha|hahaha}.',
  ],
  [
    'foam that hits nobody hard',
    'Dad hit me because I spilled my noodles.',
    'Dad hit me with {the pink noodle|a pool noodle|a foam noodle|the kickboard|a cushion}. Dad hit me in the noodle {war|fight|battle}.',
  ],
  [
    'bedtime',
    'My uncle comes into my room at night and turns the light off and lies down. He came into my room at night and he reads and puts his hand under my blanket.',
    '{Nan|He|Dad} comes into my room at night {and we look at the stars|and says good night|and tucks me in|and reads|and sings|when there is thunder|when I have a bad dream|and turns off the heater|and shuts my window|and kisses me good night}.',
  ],
  [
    'who wins',
    'Dad beats me up.',
    'Dad {beats|has beaten|is beating|beat} {me|us|my brother|each other} {at|in|to|by|again|every time|there|up the|home} it.',
    'Dad {beats|beat|has beaten} {me|us}.',
  ],
  [
    'a computer that is locked',
    'Dad locks me.',
    'Dad {locks|locked} {me|us} out of {the|my} {ipad|computer|phone|account|game}.',
  ],
  [
    'what hurts',
    'Dad hurts me. Dad hurts us.',
    'Nan {hurts|hurt} {me|us} {in my|in} {feelings|ear|ears|head|leg|tooth|teeth|back|knee}.',
  ],
  [
    'a hiding place',
    'I got another hiding.',
    'I got another hiding {place|spot|in the shed|behind a tree|under it}.',
  ],
  [
    'a loud family',
    'They scream every night.',
    'They scream every night {about who cooks|over the remote|happily|with joy|at the rugby|at the tv|in the game|with excitement|when the team plays|when our team plays|at a win|when she wins|when he won}.',
  ],
  [
    'what else is frightening',
    'I was scared of dad.',
    'I was scared of dad {in the movie|in the show|in the dark|in the thunder|in the lightning|in the storm|as a ghost|and the ghosts|in the earthquake|as a spider|and spiders|as a monster|on the wave|on the ride|on the roller|on the rollercoaster|on the jump|with the dog|with dogs|as a dentist|in the power cut|angry because I sang|who told me a tale|who would find out|when he was gone|as he left|away|lost|missing|who could die|dying|who might disappear|who would forget|who was late|on the trip|at camp|when sick|in hospital}.',
  ],
  [
    'hiding for fun',
    'I hide when dad is mad.',
    'I hide when dad is mad {in hide and seek|in tag|in the game|in games|for a surprise|surprised|and I jump out|playing}.',
  ],
  [
    'a nice secret',
    'Mum told me not to tell.',
    'Mum told me not to tell about {the surprise|the party|his present|the presents|his birthday|the cake|christmas|xmas|santa|a gift|the treasure|magic|a spell|the recipe|mothers day|fathers day|easter|the prank|her joke|april fools|my crush|who he likes|the code|the password|our base|the hut|our fort|the hiding place|our club|a lolly|the lollies|the chocolate|the ice cream|a kitten|the kittens|the puppy|the puppies|our treehouse}.',
  ],
  [
    'the hunger of others',
    'There is no food at the house.',
    '{People|Some children|Some kids|Many|The world|The poor|In Africa|A tramp|A tramper|On a camp|Campers|To survive|Survivers|On the island|Stranded|The dog|Our dogs|The cat|Cats|A bird|Birds|An animal|The animals|A penguin|The penguins|A pet|The pets|If|They|The settlers|The soldiers|In the war|A kiwi|The kea|We should|Mice|Rats|Stoats|A fast|We are fasting|In Ramadan} said no food at the house.',
  ],
  [
    'an adventure on one’s own',
    'They left me alone all night.',
    'They left me alone all night {in the woods|in the hotel|in a cave|on the island|in a spaceship|on that planet|in a castle}.',
  ],
  [
    'a day that should not end',
    'I dont want to go home because.',
    'I dont want to go home because {it is fun|it is the best|it is amazing|it is so good|of camp|of the beach|of the pool|of the pools|of rainbows end|of the trip|of the holiday|of the zoo|of the sleepover|of the party|it was so warm|it was the end}.',
  ],
]);

itLeavesStoriesAlone([
  'Dad hits me.',
  'Dad came home late from work again and he hit me.',
  'He hit me so hard.',
  'He hits me.',
  'I was scared of dad.',
  'I hide when dad is mad.',
  'Mum told me not to tell.',
  'There is no food at home.',
  'They left me alone all night.',
  'The police came because dad was drunk.',
  'He said I will kill her.',
  'I want to run away from home.',
]);

itLeavesAlone([
  [
    'who is about to turn into a zombie',
    'She said kill me.',
    'She said kill me before I turn into {one|a bat}. She {was bitten and|got infected and she} said kill me.',
  ],
  [
    'a hiding in a match',
    'I got a hiding yesterday. I got the belt yesterday.',
    'I got a hiding {on the court|in the match|at tennis}. We got a hiding from their team. I got the belt at karate.',
  ],
  [
    'a shut shop',
    'We had no food left except chips because dad forgot.',
    'We had no food left except chips because the {shop was|dairy was|shops were|supermarket is} {shut|closed}.',
  ],
  [
    'a teacher who pulls somebody out of the water',
    'The teacher pulled me.',
    'The {teacher|coach} pulled me {out with a pole|out of the pool|out of the water|aside|along|back|up}.',
  ],
]);

itSees('home', [
  [
    'a teacher who pulls somebody by an ear',
    'The teacher pulled me {up by the ear|out of my chair}.',
  ],
]);
