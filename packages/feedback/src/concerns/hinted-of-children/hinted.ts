import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';
import {
  aDayChosen,
  aListOfPeople,
  harmlessDislikes,
  harmlessLists,
  harmlessPlans,
  highEnough,
  noPoint,
  somethingSpecial,
  tasks,
} from '../hinted-parts.ts';
import { grownUps } from '../people.ts';

/** What children hint at about themselves and others. */
export const hinted: readonly Sign[] = [
  hint(
    'selfHarm',
    `(?:lines|cuts|marks|scars|scratches)${upTo(2)}(?:on|down|up) my (?:arms?|legs?|wrists?|tummy|skin)${upTo(8)}(?:i (?:do|did|make|made|put)|too much|hide|sleeves|feel better|helps|nobody|no one)`,
    /\b(?:cat|kitten|blackberr\w+|gorse|bush|tree|bike|fell|henna|pen|felt|tattoo|rash|bites?)\b/u,
  ),
  hint(
    'selfHarm',
    `(?:easier|better|happier)${upTo(3)}(?:everyone|everybody|mum|them|my family|dad|all)${upTo(1)}if i|better off dead|(?:dont|didnt|do not) (?:see the|have any) (?:point|reason)(?: of| to| in)? (?:any ?more|living|being|life|going on)|(?:thought|think|thinking) about${upTo(3)}(?:pills|jumping off|not waking|how to die|dying all|ending)`,
    /\b(?:team|captain|goal|fence|recipe|shorter|if i (?:helped|walked|got up|tidied|shared))\b/u,
  ),
  { ...hint('selfHarm', noPoint, tasks), unlessBefore: tasks },
  hint(
    'selfHarm',
    `(?:packed|packing) (?:my|a)${upTo(2)}bag${upTo(12)}(?:no ?one knows|nobody knows|dont tell|secret|not coming back|never coming back|run(?:ning)? away)`,
    /\b(?:camp|surprise|treasure)\b/u,
  ),
  hint(
    'bullying',
    `(?:no ?one|nobody|everyone|everybody|they|all the \\w+)${upTo(8)}(?:not (?:allowed )?to|told not to|wont|stopped|never|dont|arent allowed to) (?:talk(?:ing)?|play(?:ing)?|sit(?:ting)?|be friends|hang out) (?:to|with|near|by) me`,
    /\b(?:first day|new school|started school|until|but then|in the end)\b/u,
  ),
  hint(
    'bullying',
    `(?:they|he|she|the (?:\\w+ )?(?:boys|girls|kids)|some (?:boys|girls|kids|year \\w+))${upTo(3)}(?:took|take|takes|steal|stole|steals|hid|hide|hides|threw|throw|throws|ripped|break|broke|flush\\w*|tip|tipped)${upTo(2)}my (?:\\w+ )?(?:shoes?|lunch|bag|hat|books?|glasses|money|phone|bottle|jumper|hearing aids?)${upTo(10)}(?:toilet|toilets|bin|rubbish|roof|fence|laugh\\w*|again|every|always)`,
    /\b(?:dog|puppy|monkey|magpie|goat|seagull|brother|sister|cousin|joke)\b/u,
  ),
  hint(
    'bullying',
    `(?:i|we) (?:get|got|keep getting|am|was|have been|always get|end up) (?:\\w+ )?(?:shoved|pushed|kicked|hit|tripped|called|teased|spat|punched|laughed at|left out|excluded)${upTo(12)}(?:most days|every|all the time|always|each|again|names)|(?:they|he|she) (?:do|does|did|say|says) (?:it|this|that|stuff) (?:to me )?every (?:lunch|day|time|break|morning|night)|(?:scared|sick|dont want|hate)${upTo(4)}(?:school|bus|playground|lunchtime|toilets?)${upTo(4)}(?:because of|because they|because he|because she)`,
    /\b(?:rugby|soccer|league|tackle[ds]?|game|song|dance|prize|bus driver|jab|needle)\b/u,
  ),
  hint(
    'threat',
    `(?:said|says|told (?:me|us)|texted)${upTo(3)}(?:is|are|was|were|s|will|would|ll|he|she|they)(?: going)?(?: to)? (?:burn|smash|blow|shoot|stab|kill|bash|wreck)${upTo(3)}(?:house|us|me|mum|school|dog|cat|everyone|him|her|down)|(?:i|he|she|they|we|someone)${upTo(1)}(?:will|ll|going to|w[ao]nts? to|planning to) burn (?:the|my|our|his|her|their|your) (?:\\w+ )?house`,
    /\b(?:game|movie|film|book|story|fortnite|minecraft|joke|joking|chess|team|rugby|played|playing|pretend\w*)\b/u,
  ),
  hint(
    'threat',
    `(?:know|no|now) where${upTo(6)}(?:guns?|rifle|bullets|pills|tablets|knives|knife|keys? (?:to|for) the gun)|(?:list|names) of (?:\\w+ ){0,3}(?:kids|people|who)${upTo(4)}(?:hurt|kill|get|pay|sorry)|(?:make|makes|made) (?:them|him|her|you|everyone) (?:all )?(?:pay|sorry|bleed)`,
    /\b(?:hunting|hunt|duck|rabbits?|possums?|locked|museum|police|safety|kitchen|drawer|bread|game|bill|ticket|pizza|lunch|ice cream)\b/u,
  ),
  hint(
    'sexual',
    `no (?:top|shirt|pants|clothes) on${upTo(6)}(?:photo|pic|send|sent|video|camera|call)|(?:send|sent|asking|asked|asks|show|wanted|wants)${upTo(8)}(?:no (?:top|shirt|pants|clothes|underwear) on|without (?:my|any) (?:top|clothes)|(?:top|shirt|pants|clothes) off|in my (?:undies|underwear|togs|bra))`,
    /\b(?:swimming|pool|beach|washing|doctor|nurse|mud|wet|baby|paint)\b/u,
  ),
  hint(
    'sexual',
    `(?:${grownUps}|he|she|they|man|guy|boy)${upTo(2)}(?:gets?|got|comes?|came|gets|climbs?|climbed|lies?|lay) (?:in|into|on|in to) my bed|(?:he|uncle|stepdad|coach|man|guy|boy|cousin|brother)${upTo(1)}(?:touch(?:es|ed)?|kiss(?:es|ed)?|rubs?|rubbed|feels?|felt|tickles?) me${upTo(8)}(?:secret|not to tell|dont tell|dont like|didnt like|weird|stop|down|under|scared|private|special)|(?:not to|dont|never|cant) tell${upTo(3)}(?:he|uncle|coach|she)${upTo(1)}(?:touch(?:es|ed)?|kiss(?:es|ed)?)|special (?:game|cuddles?|secret)${upTo(6)}(?:tell|nobody|no ?one|mum)`,
    /\b(?:cat|dog|puppy|kitten|baby|story|teddy|tag|nightmare|bad dream|storm|thunder|cold feet|fishing|rods?|cartoons|breakfast|presents?|birthday)\b/u,
  ),
  hint(
    'substances',
    'glass pipe|little (?:bags|baggies)|white powder|needles? (?:in|on) (?:the|his|her|my) (?:bedroom|couch|floor|bathroom|arm|car|lounge)|(?:smells?|smelt|stinks?) (?:of|like) (?:beer|alcohol|whisky|weed|bourbon)|(?:mum|dad|uncle|she|he|they)(?: \\w+){0,4} (?:too? many|all the|lots of|so many|ten|another) (?:beers|wines|drinks|bourbons|cans|bottles)',
    /\b(?:to carry|sugar|flour|icing|baking|volcano|bath|police|museum|sewing|knitting|pine|vaccin\w*|ginger|fizzy|recycl\w*)\b/u,
  ),
  hint(
    'contactDetails',
    '(?:user ?name|user|gamer ?tag|log ?in|account|password|pin|code|wifi)(?: \\w+){0,4} is \\w*[\\d_]\\w*|key (?:is )?(?:under|behind|in|on top of) the (?:mat|pot|pot plant|letterbox|rock|meter box|gnome)',
    /\b(?:game|level|treasure|robot|escape|secret agent|example|never share|made up)\b/u,
  ),
  hint(
    'strangers',
    `(?:man|guy|lady|stranger|someone|dude|teenager|people)${upTo(5)}(?:van|car|truck|ute|gate|fence|park|toilets?)${upTo(8)}(?:said|asked|told|offered|followed|wanted|watch(?:es|ed|ing)|waits?|waiting|stares?|takes? photos|took photos|knows my|gave me|see his|see my|puppy|puppies|kittens|lollies|get in)`,
    /\b(?:dad|mum|nana|uncle|aunty|teacher|coach|police|ranger|lifeguard|lollipop|crossing|ice cream|mr whippy|taxi|bus|tow|breakdown|mechanic|courier|shop|visitor|grandad|family|tourist|fair)\b/u,
  ),
  hint(
    'strangers',
    `(?:online|on (?:roblox|discord|snapchat|insta\\w*|tiktok|fortnite|minecraft|the game|my game|chat|whatsapp)|in (?:the|my) (?:game|chat|server))${upTo(10)}(?:older than|real name|my school|where i|what i look|photo|pic|video call|meet|gift card|robux|v ?bucks|secret|dont tell|delete|hes (?:1[5-9]|[2-9]\\d)|he is (?:1[5-9]|[2-9]\\d))`,
    /\b(?:never|dont share|should|shouldnt|safe|safety|teacher|class|school project|cousins?|nana|dad|mum)\b/u,
  ),
  hint(
    'bullying',
    `(?:made|make|started|there is) (?:a|an) (?:\\w+ )?(?:page|chat|group|account|poll|video|song|list)${upTo(2)}about me|(?:held|hold|holds|shut|locked)${upTo(2)}(?:the )?door${upTo(6)}(?:couldnt|cant) get out|(?:called|call|calls|said im|said i am|says im) (?:me )?(?:a |the )?(?:dirty|fat|ugly|stupid|dumb|poor|retard\\w*|gay|smelly|rat|pig|monkey|terrorist)`,
    /\b(?:birthday|surprise|thank|kind|best friend|teased my brother|jok\w+|nickname|oink\w*|snort\w*|burp\w*|cheeky|i liked? it|we (?:\w+ ){0,2}laughed|fat (?:potato|sausage|egg|noodle|pickle|muffin|chicken|sock|hippo)|pig (?:because|cos|coz|for) (?:i|eating|my room))\b/u,
  ),
  hint('threat', aListOfPeople, harmlessLists),
  hint(
    'threat',
    `(?:petrol|lighter|matches|knife|gun|hammer)${upTo(3)}(?:hidden|hid|hiding|ready|in my bag)|(?:real|actual) (?:house|school|person|people)${upTo(6)}(?:burn|kill|hurt|do it)|${aDayChosen}`,
    harmlessPlans,
  ),
  hint(
    'selfHarm',
    `(?:already |have )?(?:written|wrote|writing) (?:the |my )?(?:letters?|notes?|goodbyes?)${upTo(6)}(?:who gets|my stuff|goodbye|for when|after i|when im gone)|who gets my (?:stuff|things|toys)|${highEnough}|(?:go|be) (?:to|in) (?:heaven|hevin|heven) (?:like|with|to be with)${upTo(4)}(?:and|not|so|forever|bak|back)|squeez\\w*${upTo(6)}(?:black|pass out|faint)|(?:pass|passing|black|blacking) out (?:game|challenge)`,
    /\b(?:jump|fence|wall|ride|tall|hoop|shelf|reach|fort|tree house|soldiers?|war|anzac)\b/u,
  ),
  hint(
    'sexual',
    `(?:videos?|movies?|photos?|pictures?|pics?|magazines?)${upTo(4)}(?:people|ladies|girls|women|men|someone)${upTo(3)}(?:no clothes|no close|naked|nothing on|rude bits|doing it)|coming in when i(?:m| am) (?:in there|in the shower|in the bath|getting changed|asleep)|(?:shower|bathroom|bath|toilet)${upTo(6)}(?:uncle|stepdad|cousin|brother|flatmate|boarder)${upTo(3)}(?:com(?:es?|ing)|walks?|watch\\w*|looks?|peeks?)|i changed (?:the|his|her) name|not his real name`,
    /\b(?:baby|knock\w*|hot water|dunny|queue|line|turn|spider)\b/u,
  ),
  hint(
    'substances',
    `needles?${upTo(5)}(?:hide|hid|my little|my baby|on the floor|couch)|(?:hide|hid|clean up|pick up)${upTo(2)}(?:the )?(?:needles|bongs?|bottles|cans)|green (?:stuff|stuf|leaf|leaves)${upTo(4)}(?:smoke|smoking|sick|funny|car)|smokes?${upTo(2)}(?:the )?(?:green|funny|stinky) (?:stuff|stuf|leaf)|(?:gives?|gave|lets) me (?:the |a |his |some )?(?:cans?|beers?|drinks?|vapes?|sips?)${upTo(5)}(?:relax|like the others|dont tell|calm|secret)`,
    /\b(?:sewing|knitting|pine|vaccin\w*|recycl\w*|fizzy|coke|lemonade|paper run|tidy)\b/u,
  ),
  hint(
    'strangers',
    `(?:tell|told|tells|asks?|asked|knows?)${upTo(4)}(?:when|where)${upTo(2)}(?:mum|dad|my parents|nobody|no ?one)${upTo(2)}(?:is |are )?(?:at work|home|out|asleep|away)${upTo(6)}(?:because|he|they|online|game|chat)|(?:follows?|followed|following|waits? for|waiting for|watch(?:es|ing)) (?:me|us)${upTo(8)}(?:bus|school|home|gate|knows?|now my|name)`,
    /\b(?:dog|cat|puppy|duck\w*|seagull|sheep|nana|koro|brother|sister|cousin|mum and dad|teacher)\b/u,
  ),
  {
    kind: 'threat',
    says: /\bi(?: \w+){0,3} (?:petrol|lighter|matches|knife|gun)(?: \w+){0,3} (?:hidden|ready)\b|\bi will do it to(?: \w+){0,2} (?:real|actual)\b/u,
    unless: harmlessPlans,
  },
  {
    kind: 'selfHarm',
    says: /\bwork out (?:if|whether) (?:it|the \w+) (?:was|is) (?:high|deep) enough\b/u,
  },
  {
    kind: 'sexual',
    says: /\bmy (?:uncle|step ?dad|cousin|brother|poppa)(?: \w+)? coming in when i(?:m| am)\b/u,
  },
  hint(
    'selfHarm',
    `i(?: \\w+){0,2} (?:cut|cutting|scratch|scratched|burn|burnt|bite|hit|hurt) my (?:arms?|legs?|wrists?|skin|head|self|thighs?)${upTo(1)}(?:when|because|so|to|if|until|every|again|where)`,
    /\b(?:fell|tripped|slipped|bike|scooter|skat\w*|knife|cooking|tin|glass|rock|shell|fence|branch|tree|bark|oven|stove|iron|sunburn\w*|plaster|accident\w*)\b/u,
  ),
  hint(
    'selfHarm',
    `(?:everyone|everybody|they|my (?:family|mum|dad)|mum|nobody|no ?one)${upTo(4)}(?:happier|better|easier|better off|miss me|care)${upTo(3)}(?:if i|without me|i (?:was|wasnt|were|werent|am) (?:not )?(?:here|gone|dead|around))`,
    /\b(?:until|breakfast|team|midnight|escap\w*|window|walked|helped|tidied|practis\w*)\b/u,
  ),
  hint(
    'bullying',
    `(?:hold|holds|held|pin|pins|pinned) me down|(?:the|that) (?:kid|girl|boy|person|one) is me|(?:that is|thats|which is) me(?: \\w+){0,2} (?:they|he|she|now|every)|we hate (?:the|this|that|those|our|my|all the) (?:\\w+ ){0,2}(?:girls?|boys?|kids?|teachers?|principal|coach|sister|brother)|(?:tak(?:e|es)|took) my lunch${upTo(4)}(?:every|again|all)`,
    harmlessDislikes,
  ),
  hint(
    'substances',
    `(?:meth|crack|weed|drug|glass) pipe|(?:mums|dads|uncles|his|her|brothers) (?:meth|weed|drugs|bong|pipe|stash)|(?:lets?|made|makes?|gave|gives?) me (?:have|drink|try|smoke|vape|a|some|his|her)${upTo(3)}(?:beers?|wine|vodka|cans|smokes?|vape|alcohol|bourbon|weed|cigarettes?)`,
    /\b(?:ginger|root beer|apple|fizzy|medicine|police|museum|peace pipe|drain|bubble|bag ?pipe)\b/u,
  ),
  hint(
    'contactDetails',
    '(?:text|call|ring|message|dm|snap|add|find) me (?:on|at) (?:\\w+ ){0,2}?(?:\\d(?: ?\\d){4,}|[a-z]\\w*[\\d_]\\w*|oh|zero|my|snap\\w*|insta\\w*|discord|roblox|tiktok)|(?:message|dm|snap|add) me (?:on|at) (?:\\w+ ){0,2}?\\d+',
    /\b(?:my birthday|my desk|my way|my own|my name|my house)\b/u,
  ),
  hint(
    'sexual',
    `${somethingSpecial}|when (?:he|she|\\w+) babysits?${upTo(8)}(?:dont|secret|shuts|door|bed|bath|scared|touch\\w*|hates?)|(?:does|do|did) (?:it|that|stuff) (?:to me|to us) when (?:mum|dad|no ?one|nobody|he)`,
    /\b(?:cat|dog|puppy|nana|teddy|board|card|lego)\b/u,
  ),
  hint(
    'selfHarm',
    `cutting my (?:arms?|legs?|wrists?|skin|thighs?)|(?:worked out|counted|count|know|looked up|searched|asked(?: \\w+){0,2}) how many${upTo(6)}(?:pills|tablets)|(?:wont|dont) (?:be )?need(?:ing)? (?:them|it|anything|any of it) (?:next|any ?more|after|soon|where)|(?:everything|it|life)${upTo(1)}(?:would|wood) be (?:better|easier|happier)${upTo(3)}if i (?:wasnt|was not|were|was gone|died|left|disappeared|am not|had never)`,
    /\b(?:taller|captain|older|allergic|recipe|grass|hair|paper|cardboard)\b/u,
  ),
  hint(
    'sexual',
    `(?:shows?|showed|showing|sends?|sent|made|makes) (?:me|us)${upTo(3)}(?:rude|naked|sex|adult|dirty|bad) (?:videos?|pictures?|photos?|pics?|movies?|magazines?|stuff|things)|made me (?:touch|kiss|look|watch|take off|show)${upTo(2)}(?:him|his|her|it|things|my|me)`,
    /\b(?:dog|cat|worm|frog|fish|slime|spider|snake|nana|sheep|cow|starfish|sting ?ray|advert)\b/u,
  ),
  hint(
    'bullying',
    `(?:every ?day|every (?:lunch|lunchtime|break|morning|week|time)|always)${upTo(8)}(?:push|pushes|hit|hits|kick|kicks|trip|trips|spit|spits|call|calls|tease|teases|laugh|take|takes|hide|shove|shoves) (?:at |on )?(?:me|my (?:lunch|money|shoes|bag|hat|food))|give (?:him|her|them|\\w+) my (?:lunch|money|food|phone|snack)${upTo(8)}or (?:he|she|they|else|i)|(?:locked|shut) me in the (?:toilets?|cupboard|shed|changing room)|(?:group ?)?chat${upTo(6)}(?:leave the school|hates? me|about me|without me|kick me|ugly|die)`,
    /\b(?:my (?:dog|cat|puppy|kitten)|seagulls?|magpies?|rooster|goat|up for dinner|in for tea|baby|nana|mum calls|dad calls)\b/u,
  ),
  hint(
    'strangers',
    `(?:send|sends|sent|sending)${upTo(4)}(?:photos?|pics?|pictures?|videos?|selfies?)${upTo(10)}(?:online|app|never met|havent met|havent seen|in real life|on the internet)`,
    /\b(?:nana|nan|koro|cousins?|aunty?|uncle|grandma|grandad|teacher|penpal|pen pal|seesaw|nasa|telescope|(?:dont|do not|never|shouldnt|should not) (?:\w+ )?send)\b/u,
  ),
  hint(
    'contactDetails',
    `(?:house|home|flat|unit|its|number) (?:number |no )?\\d+ on (?:\\w+ ){1,2}(?:street|st|lane|road|rd|avenue|ave|place|drive|crescent|terrace|close|way)|(?:gate|door|alarm|garage|safe) code (?:is )?\\d+`,
    /\b(?:museum|shop|game|treasure|escape|monopoly)\b/u,
  ),
];
