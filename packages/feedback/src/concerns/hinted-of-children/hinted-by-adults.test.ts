import { itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('sexual', [
  [
    'pictures that a child should not see or send',
    'I had no {top|shirt|pants|clothes} on {|in the bath and he had} {photo|pic|send|sent|video|camera|call}.',
    'He {sent|send|is asking|asked|asks|show|wanted|wants} {|me and all of my other good friends} {no top on|no shirt on|no underwear on|without my top|without any clothes|top off|shirt off|pants off|clothes off|in my undies|in my underwear|in my togs|in my bra}.',
    'I saw {video|videos|movie|movies|photo|photos|picture|pictures|pic|pics|magazine|magazines} {|of all the big} {people|ladies|girls|women|men|someone} {|who now had} {no clothes|no close|naked|nothing on|rude bits|doing it}.',
    'They {showed|show|shows|are showing|send|sends|sent|made|makes} {me|us} {|some of those} {rude|naked|sex|adult|dirty|bad} {videos|video|picture|pictures|photo|photos|pic|pics|movie|movies|magazine|magazines|stuff|things}.',
    'They made me {touch|kiss|look|watch|take off|show} {|up on} {him|his|her|it|things|my|me}.',
  ],
  [
    'a grown-up who comes too close',
    '{He|She|They|The man|A guy|The boy|Koro} {|now often} {gets|get|got|come|comes|came|climb|climbs|climbed|lie|lies|lay} {in|into|on|in to} my bed.',
    'The {man|guy|boy|cousin|brother|coach} {|often} {kissed|kiss|kisses|touch|touches|touched|rub|rubs|rubbed|feel|feels|felt|tickle|tickles} me {|and it is all so odd then} {secret|not to tell|weird|stop|down|under|scared|special}.',
    'I {cant|dont|never|am not to} tell {|mum or nan} {he|uncle|coach|she} {|always} {touched|touch|touches|kiss|kisses|kissed}.',
    'It is our special {game|cuddle|cuddles|secret} {|that we do and no one} {tell|nobody|no one|mum}.',
    'It is a special {hug|hugs|cuddle|games|tickle|tickles|secrets|friend} {|that we do and not one} {secret|tell|dont like|door|bed|only|between us}.',
    'It is a special {cuddle|hug|secret} only {on Fridays|for me}.',
    '{It is a special game|I am his special friend and} only {we know|he can see|on Fridays when mum is out|in his room}.',
    'He does the special hug and shuts the door.',
    'When {he|she|Tama} {babysits|babysit} {|it is a day that I now really} {hate|hates|dont|secret|shuts|door|bed|bath|scared|touch|touches|touching} it.',
    'They {did|do|does} {it|that|stuff} {to me|to us} when {mum|dad|no one|nobody|he} slept.',
  ],
  [
    'someone who walks in',
    'He keeps coming in when {Im|I am} {in there|in the shower|in the bath|getting changed|asleep}.',
    'I was in the {shower|bathroom|bath|toilet} {|at home then in came our} {cousin|uncle|stepdad|brother|flatmate|boarder} {|just to say} {comes|come|coming|walk|walks|watch|watches|watching|look|looks|peek|peeks}.',
    'But I changed {the|his|her} name.',
    'It is not his real name.',
    'A wizard met a dragon. My {uncle|stepdad|step dad|cousin|brother|poppa} {|keeps} coming in when {Im|I am} here.',
  ],
]);

itSees('substances', [
  [
    'signs of drugs at home',
    'I saw {glass pipe|little bags|little baggies|white powder|needle in the car|needles on the couch|needles on his arm|a needle in her lounge|needle in my bedroom|needles on the floor}.',
    'It {smells|smell|smelt|stinks|stink} {of|like} {beer|alcohol|whisky|weed|bourbon}.',
    '{Mum|Dad|Uncle|She|He|They} {|has had way too} {too many|to many|all the|lots of|so many|ten|another} {beers|wines|drinks|bourbons|cans|bottles}.',
    'I see the {needle|needles} {|that they want to} {hide|hid|my little|my baby|on the floor|couch}.',
    'We {hide|hid|clean up|pick up} {|all of} {|the} {needles|bong|bongs|bottles|cans}.',
    'The green {stuff|stuf|leaf|leaves} {|that he has to} {smoke|smoking|sick|funny|car}.',
    'He {smokes|smoke} {|all of} {|the} {green|funny|stinky} {stuff|stuf|leaf}.',
    'I saw a {meth|crack|weed|drug|glass} pipe.',
    'I saw {mums|dads|uncles|his|her|brothers} {stash|meth|weed|drugs|bong|pipe}.',
  ],
  [
    'what a grown-up gives a child',
    'He {gives|gave|lets} me {|the|a|his|some} {can|cans|beer|beers|drink|drinks|vape|vapes|sip|sips} {|so that I can now} {relax|like the others|dont tell|calm|secret}.',
    'He {let|lets|made|make|makes|gave|give|gives} me {have|drink|try|smoke|vape|a|some|his|her} {|one of the} {beer|beers|wine|vodka|cans|smoke|smokes|vape|alcohol|bourbon|weed|cigarette|cigarettes}.',
  ],
]);

itSees('contactDetails', [
  [
    'a way in',
    'My {user|username|user name|gamertag|gamer tag|login|log in|account|password|pin|code|wifi} {|for the club} is {kea42|42kea|4567}.',
    'The {user|username|user name|gamertag|gamer tag|login|log in|account|password|pin|code|wifi} {|for the club} is {kea42|42kea|4567}.',
    'The key {|is} {under|behind|in|on top of} the {mat|pot|pot plant|letterbox|rock|meter box|gnome}.',
    '{Text|Call|Ring|Message|Dm|Snap|Add|Find} me {on|at} {|the new} {5 5 5 0 1 4|oh two one|zero two|my phone|snap|snapchat|insta|instagram|discord|roblox|tiktok}.',
    'It is {house|home|flat|unit|number|its} {|number|no} 27 on {|Old} Kea {Street|St|Lane|Road|Rd|Avenue|Ave|Place|Drive|Crescent|Terrace|Close|Way}.',
    'The {gate|door|alarm|garage|safe} code {|is} 4567.',
  ],
]);

itSees('strangers', [
  [
    'a stranger near the child',
    'A {man|guy|lady|stranger|dude|teenager} {|in a big red old} {van|car|truck|ute|gate|fence|park|toilet|toilets} {|was there and then he came up and} {offered|asked|said|told|followed|wanted|watches|watched|watching|wait|waits|waiting|stare|stares|take photos|takes photos|took photos|knows my|gave me|see his|see my|puppy|puppies|kittens|lollies|get in}.',
    '{Someone|People} in a van waits.',
    'I saw it {follow|follows|followed|following|wait for|waits for|waiting for|watches|watching} {me|us} {|on my way to my new big red} {bus|school|home|gate|knows|know|now my|name}.',
  ],
  [
    'a stranger online',
    'I saw him {online|on roblox|on discord|on snapchat|on insta|on instagram|on tiktok|on fortnite|on minecraft|on the game|on my game|on chat|on whatsapp|in the game|in my chat|in the server} {|and he is so cool and he says he is} {older than|real name|my school|where i|what i look|photo|pic|video call|meet|gift card|robux|v bucks|vbucks|secret|dont tell|delete|hes 15|hes 32|he is 16|he is 40} it.',
    'He {asked|tell|told|tells|ask|asks|know|knows} {|me to say it} {when|where} {|my own} {mum|dad|my parents|nobody|no one} {|is|are} {at work|home|out|asleep|away} {|at night and then all day} {because|he|they|online|game|chat}.',
    'I {send|sent|sends|am sending} {|them a lot of} {photo|photos|pic|pics|picture|pictures|video|videos|selfie|selfies} {|to a girl who I like and I now have} {never met|online|app|havent met|havent seen|in real life|on the internet}.',
  ],
]);

itLeavesStoriesAlone([
  'It is our special game, nobody knows.',
  'It smells of beer.',
  'The key is under the mat.',
  'A man in a van waits.',
]);
