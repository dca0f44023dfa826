import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'a story that a child has to tell',
    'I {have to|was supposed to|am meant to|had to|got to} {say|tell them|lie|pretend} {|to all of them that I} {fell|came off|tripped|slipped|walked into it|hurt it|bumped it|hit it}.',
    '{I was told to|I was made to|I am told to|She tells me to|He tells us to|They made us|He makes us|They make me} {|always|just} {say|lie that|pretend} {|to all of them that} I {fell|tripped|bumped it}.',
    'I was told to tell {mum|the nurse} {|that} {I|we} fell.',
    'Mum {told me to|told us to|said to|says to|made me|makes me} say I fell.',
  ],
  [
    'marks that are hidden or explained away',
    'My {bruise|bruises|black eye|marks|sore arm|sore back|burn|burns} {|on my back and my legs are big} {dont tell|cant tell|not allowed|nobody knows|hide|cover|long sleeves|sleeves|jumper|koro did|mum does|dad gave|uncle gets|nan get|pop hit|pop hits|nan got}.',
    'I had makeup on my {eye|bruise|black eye|arm|neck} {|this week and the day after that too} so {no one|nobody|they|people|the teacher|my teacher} {|in class} {asks|ask|knows|know|sees|see|notices|notice|finds out|find out|can see|will know}.',
    'I wear {makeup|a jumper|sleeves} so nobody asks. I hide it so nobody asks.',
  ],
  [
    'a door that is locked',
    'They {locked|lock|locks} {|even} {me|us|my brother|my sister} {in|out|outside|up}.',
    'There is a lock {|on the one} {outside|out side}.',
    'I cant get out {|of my room} when {Im|I am} {bad|naughty}.',
  ],
  [
    'a belt or a stick',
    'I know the belt {coming|came|comes} off. He {takes|take|took|gets|get|got} {|off} {his|the} {belt|jug cord|wooden spoon|stick}.',
    'A man {takes|take|took|got|get|gets} {off the|the|off her} {belt|jug cord|wooden spoon|stick}.',
  ],
  [
    'hiding until it is quiet',
    'I {hide|hid|am hiding|stay|stays} {|under my bed with my little sister} {till|until|so|when} {|the house is} {quiet|stops|stopped|over|shouting|yelling|screaming|fighting|asleep|calm|calms|dont hear|cant hear}.',
  ],
  [
    'a child who looks after the house',
    '{I|We|Me and my sister} {|always|have to|had to|need to|usually} {make|cook|get|got|feed|fed|change|changed|look after|looked after|put} {|the tea for my two little brothers} {because|cos|when|while|since} {|I know that} {mum|she|he} {|is in there} {wont|cant|asleep|doesnt get up|didnt get up|wouldnt get up|isnt there|not home|not there|away|gone|sad|crying|out all|in bed all|drinking|drunk}.',
  ],
  [
    'a parent who is not there or does not wake',
    '{Mum|Dad|She|He|They} {|who I love} {has been|have been|been} {gone|away} {|all of this week} {since|for two nights|for three days|for 6 days|for 16 nights|all week|all weekend|last night}.',
    'Mum {hasnt been|hasnt come|havent come|didnt come|never came|not come} {back|home} since.',
    '{Mum|Dad|She|He} {|and nan} {couldnt|wouldnt|didnt|wont|cant|doesnt} {|even} {wake|wake up|get up|get out of bed}.',
    '{Mum|Dad|She|He|My parents} {|and nan} {doesnt|didnt|dont|never|not} come home {|from the pub} {till|until|sometimes|for|the next|some nights|at night|again}.',
    'It was just me and {the|my} {|little} {baby|babies|brother|brothers|sister|sisters|siblings} {|in the big house} {till|until|at night|alone|by ourselves|because|home}.',
    'She was {not|wasnt} {home|at home} {|at all} {|for} {two|three|four|five|all|6|16} {nights|days|weekend}.',
    'They {isnt|werent} home two nights.',
  ],
  [
    'work until late at night',
    'I {work|was working|have a job|clean|am cleaning|deliver|deliver pamphlets|shop|am at the bakery|am packing} {|the boxes with my aunty and all my cousins each} {till|until|to|past} {11|10|12|1|4|2am or 11} {am|oclock at night|in the morning|at night}.',
  ],
  [
    'a child who does not eat',
    'I {havent|have not|hasnt|dont|didnt|not|stopped|never|am without} {|really} {eaten|eat|eating|have|had|having} {|any|my} {food|lunch|dinner|breakfast|tea|anything} {|for real now} {since|for two days|for three days|for 4 days|for 14 days|all week|most days|anymore|any more}.',
  ],
  [
    'a hold that hurts',
    '{Koro|He|She} {|got mad and} {holds|held|hold|picks|pick|picked|lifts|lift|lifted|pulls|pull|pulled|drags|drag|dragged|pins|pin|pinned|grabs|grab|grabbed} {|up on} {me|us|her|mum} {|over the chair} by {the|my|her} {neck|throat|hair|ear|ears|arm}.',
    '{The teacher|The reliever|Our relever|Coach|The teacher aide|The bus driver|My tutor|The babysitter|Our nanny} {|got mad and really} {pulled|pulls|hit|hits|slaps|slapped|shut|locks|locked|grabs|grabbed|pushes|pushed|pinches|pinched|drags|dragged|twists|twisted} {|on} me.',
  ],
  [
    'a bad night, or no home to go to',
    'I know {its|it was|it is|it is going to be} a bad {night|day|one}.',
    'I was {not allowed|brave enough|too scared} to {ring|call|tell|phone} {anyone|any one|somebody|the police|111|nana}.',
    '{Nobody|No one|Noone} {will|would} to tell anyone.',
    'I was on my own for {|two} {nights|sleeps|days}.',
    'There was {nobody|no one} {|is|was} {home|there} {for|since} {|two} {days|nights|sleeps}.',
    'We {live|are living|sleep|are sleeping|slept} {|now with my mum} {in|is|been} {the|our|a} {car|van|garage|tent} {|with my two dogs} {since|for weeks|for months|now|every night}.',
    'Our {car|van|garage|tent} {|is kind of} our house.',
  ],
  [
    'the care for a grown-up',
    'I {|have to be the one who} {give|gives|do|does|lift|lifts|shower|showers|wash|washes|dress} {her|his|mums|mum|dads|dad|nanas|nana|my mum|my dad|my nana} {|with all the} {medicine|pills|toilet|shower|bed|injection|injections|wheelchair|nappy}.',
    'The {nappies|bottles|baby} {|that I get up to do each time} {in the night|at night|all night} {|so then I am so very} {asleep|tired|late|miss it}.',
    'I am {tired|asleep|late} {|for my big} {school|class} {|since I do all of the} {baby|nappies|look after|looking after|mum|dad}.',
  ],
  [
    'a word that it is true',
    'A wizard met a dragon. This {part|bit} is {real|true}.',
    'A wizard met a dragon. This is not {|really} a story. This {|really} happened to me.',
    'A wizard met a dragon. This really {happens|happened} to me.',
  ],
]);

itLeavesAlone([
  [
    'an act on a stage',
    'I have to say I fell.',
    'I have to say I fell {as a joke|for a prank|in the play|in the drama|acting|in my line|in my lines|in the script|in the game}.',
    'I was told to say I fell as an actor. I was told to tell {how I fell|the class when we hit it|the story of how I hurt it}.',
  ],
  [
    'a mark from sport',
    'My bruises are so big I hide them.',
    'My bruises from {rugby|league|soccer|netball|a tackle|tackles|being tackled|the scrum|my scooter|my bike|the trampoline|my skateboard|a skate|skating|when I fell|shearing|the sheep|the game} are so big I hide them.',
  ],
  [
    'a door locked by mistake',
    'They locked me out.',
    'They locked me out {by accident|by mistake|accidentally|and forgot|with no key|with no keys|of the toilet door|in the game|in tag|as a cop|as cops|in jail|in the escape room|for a prank|by the window}.',
  ],
  [
    'other belts and spoons',
    'He got the belt. He took off his belt.',
    'He took off his belt at the airport.',
    'His {seat|karate|judo|taekwondo|black} belt came off.',
    'He got the {stick and cake|stick to stir|stick to mix|stick for mixing|stick and bowl}.',
  ],
  [
    'a quiet wait',
    'I hide until it is over.',
    'I hide until it is over {in hide and seek|in sardines|in tag|in the storm|in the thunder|in the earthquake|in the rain|in the hail|in the game|at spotlight|for a surprise|with the bird|from the deer|from the duck|from the possum|from the rabbit|from my teacher}.',
  ],
  [
    'a kind deed',
    'I make tea because mum is sad.',
    'I make tea because mum is sad {as breakfast in bed|on mothers day|on fathers day|as a surprise|on her birthday|in hospital|with the flu|when she broke her leg|when he broke his leg|with the new baby}.',
  ],
  [
    'a trip',
    'Dad has been away since.',
    'Dad has been away since {for work|working|at the conference|on holiday|in hospital|on a trip|for training|in the army|in the navy|to go fishing|on a course|at the tangi|overseas|with nana|with koro|with aunty|with the dog|with the cat|on the boat}.',
  ],
  [
    'a late sleeper',
    'Dad didnt wake up.',
    'Dad didnt wake up {with the alarm|from snoring|snored so|when I tickled him|from tickling|so funny|and I laugh|and we laughed|and laughing|as he was lazy|from his sleep in|early|by the remote|in the movie|at the beach|on holiday}.',
  ],
  [
    'a parent’s work',
    'We clean until 11 at night.',
    'We clean until 11 at night and {mum|dad|a nurse|the doctor|a firefighter|our firefighters|he|she} {works|work}.',
  ],
  [
    'a fast or a sore tooth',
    'I havent had food since.',
    'I havent had food since {fasting|ramadan|camp|I was sick|my tummy hurt|my wobbly one|my tooth|my braces|the dog|the cat|the bird|meat|I am vegetarian|the animal|our animals|sugar|lollies|junk}.',
  ],
  [
    'a rescue or a dance',
    'He held me by the arm. Coach pushed me.',
    'He held me by the arm {to rescue me|rescued|and saved me|when drowning|so I didnt drown|in the wave|in the waves|in the rip|when I slipped|on a slip|when I tripped|when I fell|in tag|in the game|and we played|playing|to dance|and we danced|in rugby|in judo|in karate|wrestling|to wrestle|for a hug|and hugged|as a joke|laughing|with a laugh|out of the way|in the mud|off the cliff}.',
  ],
  [
    'a night in a tent',
    'We live in a tent now.',
    'We live in a tent now {at camp|camping|on holiday|to tramp|on our tramping|near the hut|at a festival|on our road trip|on our roadtrip|for a sleepover|in the backyard|at the hospital|with the dog|with the cat|for survival|on the island}.',
  ],
  [
    'help for a nurse or an animal',
    'I give my nana medicine.',
    'I give my nana medicine {with the nurse|and she sometimes helps|for the dog|for the cat|for the lamb|for the calf|for the horse|for the guinea pig}.',
  ],
  [
    'days away',
    'She was not home all weekend.',
    'She was not home all weekend {on a trip|at camp|at the conference|on holiday|with my cousin|with cousins|to tramp|tramping|at a sleepover|with the new baby}.',
  ],
  [
    'a costume',
    'I wear a jumper so nobody knows.',
    'I wear a jumper so nobody knows {at halloween|my face paint|my facepaint|for face painting|my costume|at the party|of the surprise|in hide and seek|in the play|at the concert|I am a zombie|of my pimple}.',
  ],
  [
    'a night out',
    'He didnt come home again.',
    'He didnt come home again {from the trip|from camp|from the conference|from holiday|from his tramp|from tramping|from the sleepover|from the shop|from fishing|for the cat|for the dog}.',
  ],
]);

itLeavesStoriesAlone([
  'I have to say I fell.',
  'My bruises are so big I hide them.',
  'I hide until it is over.',
  'He held me by the arm.',
  'We live in a tent now.',
]);
