import { itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'that a grown-up hurts the child',
    '{Mum|Dad|Mumma|Mama|Papa|My parents|Stepdad|Step dad|Stepmum|Step mum|Step father|Step mother|My foster mum|My foster carer|My caregiver|Uncle|Uncle Rangi|Aunt|Aunty|Auntie|Aunty Mere|Koro|Poppa|Pop|Nana|Nan|Granddad|Grandpa|Grandma|Grandfather|Grandmother|My grandparents|The babysitter|Coach|The neighbour|The teacher|The tutor|The driver|The man|The guy} {|often|comes in here and} punches me.',
    'Mums {boyfriend|partner|new boyfriend|new partner} and dads {girlfriend|partner|new girlfriend} slapped me.',
    'My {older|big} {brother|cousin} kicks my little brother.',
    'Dad {hit|hits|is hitting|punch|punches|punched|is punching|kick|kicks|kicked|is kicking|slap|slaps|slapped|is slapping|smack|smacks|smacked|is smacking|beat up|beats up|has beaten up|is beating|bash|bashes|bashed|is bashing|choke|chokes|choked|is choking|strangles|strangled|whip|whips|whipped|belt|belts|belted|burn|burns|burnt|burned|hurt|hurts|is hurting|shoves|shoved|threaten|threatens|threatened} {|on|all of} {me|us|mum|each other|my brother|my sister|my brothers|my sisters|my siblings|my nana|my cousin|my cousins|my mum|my little brother|my baby sister|my big brother|my older sister|my younger brother}.',
    'Dad {throw|throws} {things|stuff|plates|bottles} {at|near to} me.',
    'Dad threw {|a} {plate|things|stuff|plates|bottle|bottles|chair|chairs} {at|over} me.',
    'Dad {locks|locked|drags|dragged|pushes|pushed|shove|throws|threw|drag|squeezes|squeezed|pinches|pinched|shakes|is shaking|shook|thumps|thumped|whacks|whacked} me.',
  ],
  [
    'that he or she does it, later in the sentence',
    '{Dad|Uncle} {came home late from the pub and|was|came home so very late from the pub and} {he|she} {|will often} {hits|shoved} {|on} me.',
  ],
  [
    'how hard it was',
    '{He|She} {|really just} {hit|smacked|slapped|punched|kicked|pushed|whipped|belted} me {|there} so hard.',
    'He hit me {really|very} hard. He hit me again that time. She hit me again this time.',
    'He hit me with {the|a|his|her} {belt|stick|cord|spoon|hand|shoe|jandal}.',
  ],
  [
    'what is done over and over',
    '{He|She|They} {|always comes and} {hits|punches|kicks|slaps|smacks|bashes|chokes|whips|burns|hurts|shoves|pushes|throws|drags|locks|squeezes|pinches|spits on|thumps|whacks|shakes|grabs} {|on} {me|us|mum|my mum|my brother|my sister|my little brother|my baby sister|the dog|the baby}.',
    'He beats {mum|the dog}.',
  ],
  [
    'who is hurt by whom',
    '{I|We|He|She|Mum|My brother|My sister|My mum} {get|gets|got|am|was|were|is|been|keep getting} {|always} {hit|beaten|beat|punched|smacked|slapped|hurt|bashed|choked|hiding|hidings|a hiding|the belt|the jug cord|whipped|thrown} {|up} {|round the house again} {by|from|off} {|my|our|the} {dad|brother|sister|cousin|family}.',
    'A wizard met a dragon. I {got|was|get} {hit|beat up|smacked} {|in the big house} {by|from|off} my {uncle|dad}.',
    'A wizard met a dragon. I got a hiding off my dad.',
  ],
  [
    'a punishment that hurts',
    'I {get|got|always got} {|big} {a|the|another} {hiding|hidings}.',
    'A wizard met a dragon. She {gives me|gets|gave me|will give me|is giving me} the belt.',
    'A wizard met a dragon. I get {the jug cord|the wooden spoon|bashed|a bash}.',
  ],
  [
    'fights that never end',
    '{Mum and dad|They|My parents} {|still have their} {fight|fights|fighting|scream|screams|screaming|yell|yells|yelling|shout|shouts|argue|argues|hit each other} {|so loud in here} {every night|every single night|all night|every day|all the time}.',
  ],
  [
    'that home is not safe',
    'I am {scared|not safe|never safe} {|and sad then} {because|of|to be with|when it is|at|around|with|in} {|my|our|his|her|what|how|it is|its|i am|im} {dad|home}.',
    'I dont feel safe {at home|in my house|with my brother|with uncle|with koro|with poppa}.',
    'I am scared to {go home|stay in my house}. I am scared of going home.',
  ],
  [
    'that the child hides or runs away from anger',
    'I {hide|hid|am hiding|lock|locked it|run|ran} {|under the big bed in the back room} {when|because|until|so} {|I think that} {dad|mum|he|she|uncle|her boyfriend|her partner|stepdad|step dad} {|gets so very very} {drunk|drinking|angry|yelling|yells|screaming|mad|fighting|hits|hit|hurt|get me|get us}.',
    'I run until dad {calm down|calms down|calmed down}.',
    'She hides when dad is drunk.',
    'I hid in the cottage because dad was drunk.',
  ],
  [
    'a touch that the child does not want',
    '{Uncle|He|She} {|comes in and} {touched|touches|touch|is touching|kiss|kisses|kissed|is kissing} {|me on the arm or my leg there} {private|privates|where I dont like|where I do not like|where I didnt want|dont like it|didnt like it|dont want|bum|chest|between my legs|down there|at night and|at night when|under my|tell anyone|tell anybody|tell any one|telling anyone}.',
    'He {get into my|gets into my|gets into bed|got into my|got into bed|come in my bed|comes in my room|comes into my bed|came in my room|came into my bed|make me touch|makes me touch|made me touch} things and I dont want that.',
  ],
  [
    'a secret that a child has to keep',
    '{He|She|Uncle|Dad|Mum|Stepdad|Step dad|Coach|My cousin|My brother|The man|Her boyfriend|Poppa|Koro|They} {|just then} {said|says|told me|tells me|made me|makes me} {|feel bad and} {not to tell|not tell|never to tell|never tell|dont tell|cant tell|keep it secret|keep this secret|keep our secret|keep it totally secret|its our secret|it is our secret|its our little secret}.',
    'I {was|am|get|have been|was just} told {|really} {not|never} to tell {anyone|anybody|mum|my nan|a soul|people|the teacher}. I was told not to tell.',
  ],
  [
    'that a child goes hungry',
    'We {dont|sometimes dont} {have|get} {|any|enough} {food|dinner|lunch|breakfast} at home.',
    'There is {no food|no dinner|nothing to eat} {at|for me in this big} home.',
    'I didnt {have|get} {|any} {food|dinner} {again|at home|all day|all weekend|all week} because of {dad|mum}.',
    'I am {always hungry|hungry every day|hungry every night} {at home|with dad|all weekend|at night}.',
    'I {go|went} to bed hungry {because of money|at the house|at dads house|at mums house|again|for days|every day|every night|with us|and the cupboard was bare|and the cupboards were bare|and the fridge was bare}.',
  ],
  [
    'that a child is left alone for long',
    '{Mum|Dad|My parents|They|She|He} {|always just} {left|leave|leaves} {me|us} {|and sis at home} {alone|by myself|by ourselves|on my own|on our own} {|in the house} {all night|every night|at night|overnight|for days|for two nights|for the weekend|for a week|all weekend|all day|with my baby brother|with the baby|to look after him}.',
  ],
  [
    'that the police came',
    'The {police|cops} {|came to our house last night} {because|when|after|and} {|my friend saw my} {dad|mum|stepdad|step dad|boyfriend|uncle|brother} {|had got so very} {hit|hurt|punched|beat|bashed|fight|fighting|fought|drunk|choked|threw|smashed|arrested|had a gun|had a knife|yelling|screaming} people.',
    '{Dad|Mum|Stepdad|Step dad|Her boyfriend|Uncle} {|got mad and} {hit|hurt|punched|beat|bashed|fighting|drunk|choked|smashed} {|the door and a man came with the} {police|cops|ambulance|refuge}.',
  ],
  [
    'a threat at home',
    '{Dad|He|She} {|got cross} {said|says|told me|told us|threatened|tried to|tries to|wants to} {|he is going to} {kill|stab|shoot|bash|hurt|murder|smash} {her|me|us|mum|my mum|my brother|my sister|my big sister|the baby|the dog}.',
    'He told me to stab {himself|herself|my self|myself}.',
  ],
  [
    'that a child does not want to be at home',
    '{I|We} {|just really} {want|wont} to run away {|so far} {from home|from my house|from mum|from dad|from here|because|forever}.',
    'I {am|m|im} {going|planning} to run away from home.',
    'Please dont {tell|ring|call} my {mum|dad|parents}.',
    'I {dont|do not|never} {want|wont} to go home {|after school today} {because|to dad|to mum|to him|when}.',
  ],
  [
    'harm that is told with words of te reo Māori',
    'My {māmā|pāpā|mama|koro|whāngai dad} hits {me|my māmā|my tuahine}.',
    'He {hits|kicks} my {|tēina and our} māmā.',
  ],
]);
