import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const limbs = '(?:arms?|wrists?|legs?|thighs?|stomach|tummy)';
const cuts = '(?:cuts|scars|lines|scratches|slits)';
const friend = '(?:she|he|my (?:\\w+ )?(?:friend|bestie|sister|brother|cousin|mum)(?: \\w+)?|they)';
const relief =
  '(?:secret|promise[ds]?|not to tell|dont tell|cant tell|helps?|calms?|feels? better|when (?:she|he) (?:\\w+ )?(?:sad|mad|down|stressed|upset|angry)|sleeves|razor|sharpener|blade|compass)';
const mishaps =
  /\b(?:cats?|kittens?|dogs?|blackberr\w+|gorse|thorns?|bike|bikes|scooter|fell|crash\w*|accident\w*|operation|surgery|shark|battles?|war|soldiers?|rugby|trees?|barbed|fence|hawk|koro|poppa|pop|grandad|uncle|hunting|rocks?|shells|coral|reef|cook\w*|knife|plaster|can opener|tin|dad|dads|chainsaw|army|police|tattoos?|henna|pens?|puhoro|from (?:the|a|an|when))\b/u;

const chat =
  '(?:tik ?tok|insta\\w*|snap\\w*|you ?tube|facebook|online|the (?:\\w+ )?(?:chat|group)|everyone)';
const bare =
  '(?:(?:when|while) (?:i|we|im)(?: \\w+){0,2} (?:chang(?:e|ed|ing)(?! (?:the|a|our|his|her|it|tyres?|class(?:es)?|schools?|places|positions|hands))|undress\\w*|showers?|showering|toilet)|(?:getting|get) (?:changed|undressed)|in the (?:showers?|toilets?|bath|bathroom|changing rooms?)|on the toilet|in my (?:undies|underwear|bra))';
const ofMe = '(?:me|us|my (?:\\w+ )?friend)';
const men =
  'he|uncle|coach|step ?dad|cousin|brother|man|guy|flatmate|boarder|tutor|teacher|mums boyfriend';
const films =
  '(?:film(?:s|ed|ing)?|video(?:s|ed|ing)?|record(?:s|ed|ing)?|(?:takes?|took|taking) (?:\\w+ )?(?:photos?|pics?|pictures?|videos?) of|spy on|spies on|watch(?:es|ed)?)';
const children =
  '(?:they|kids|boys|girls|some(?:one|body| \\w+)|people|the \\w+ (?:boys|girls|kids))';

/** What children hint at about a friend, or about what others at school do. */
export const hintedOfOthers: readonly Sign[] = [
  hint(
    'selfHarm',
    `(?:took|taken|swallow(?:s|ed)?|ate|drank) (?:all|a (?:whole|hole) (?:\\w+ )?of|a (?:packet|bottle|box|heap|bunch|lot) of|ten|twelve|fifteen|twenty|thirty|\\d\\d+|too many|heaps of|lots of|the rest of|like (?:\\w+ )?)(?: \\w+){0,3} (?:pills|tablets|panadols?|paracetamols?|nurofens?|sleeping pills|antidepressants)`,
    /\b(?:dog|cat|puppy|toddler|baby|by (?:accident|mistake)|vitamins?|lollies|pretend\w*|breakfast|porridge|yogh?urt|jam|heart|blood pressure|diabet\w*|doctor (?:said|told)|play\w*|game)\b/u,
  ),
  hint(
    'selfHarm',
    `(?:going to|w[ao]nt(?:s|ed)? to|tr(?:y|ies|ied|ying) to|about to|might|thinking (?:of|about)|thought (?:of|about)) (?:just )?end(?:ing)? (?:it|things|everything)(?= (?:\\.|(?:all|tonight|soon|for (?:good|ever|real)|one day|because|if|but|and|when|now)\\b))`,
    /\b(?:wars?|battles?|games?|match|chess|speech|stor(?:y|ies)|essay|paragraph|book|movie|letter|arguments?|fights?|meeting|race|relationship|bullying|racism|hunger|poverty|pollution|slavery|virus|covid|by saying|with a)\b/u,
  ),
  hint(
    'selfHarm',
    `(?:(?:show(?:s|ed)?|saw|seen|see|notic(?:e|ed)|hid(?:es|ing)?)${upTo(2)}${cuts}|(?:got|has|had|have)${upTo(2)}(?:cuts|scars|slits)) (?:all )?(?:on|up|down|over|along) (?:her|his) (?:\\w+ )?${limbs}|${friend}(?: \\w+){0,3} (?:cuts?|cutting|scratch(?:es|ing)|burn(?:s|ing)) (?:herself|himself|themsel(?:f|ves)|(?:her|his|their) (?:\\w+ )?${limbs})${upTo(8)}${relief}`,
    mishaps,
  ),
  hint(
    'bullying',
    `(?:no ?one|nobody|none of (?:them|the \\w+))${upTo(1)}(?:talks?|talked|speaks?|spoken|spoke|sits?|sat|plays?|played)${upTo(1)}(?:to|with|by|near|beside|next to) me${upTo(1)}(?:since|any ?more|for (?:\\w+ )?(?:days|weeks|months)|all (?:week|term|year|month)|at all|unless|except)|(?:hold|holds|held|block|blocks|pinch)(?:ing)? (?:their|his|her) noses? (?:when|if|at|near|whenever|every)${upTo(2)}(?:i|me|my)|(?:they|everyone|everybody|kids|the (?:boys|girls|kids|others)) (?:\\w+ )?(?:move|moves|moved|shift|shifts|shifted|back|run|runs|ran)${upTo(3)}(?:away|desks?|chairs?|seats?|tables?) (?:when|whenever|if|every time) i (?:sit|come|go|walk|touch|get)|(?:they|everyone|everybody|all the \\w+|the (?:boys|girls|kids|others)) (?:\\w+ )?(?:act|acts|say|says|said|pretend|pretends)${upTo(1)}(?:(?:ive|i have|i) (?:got )?(?:germs|cooties|a disease|the lurgy)|(?:im|i am|i|i was) (?:not there|not here|invisible|dont exist|wasnt there))`,
    /\b(?:fart\w*|skunk|dogs?|cats?|kittens?|puppy|birds?|crabs?|pukekos?|rabbits?|chooks?|hens|chickens|lizards?|skinks?|seals?|goats?|duck\w*|fish|eels?|sheep|lambs?|horses?|stink bomb|prank|jok\w+|tag|statues|hide and seek|first day|new school|but then|until|phones?|screen|nerves|practis\w*|mushroom|durian)\b/u,
  ),
  hint(
    'bullying',
    `${children}${upTo(2)}${films} ${ofMe}${upTo(2)}${bare}|${children}${upTo(2)}(?:film(?:s|ed)?|video(?:s|ed)?|record(?:s|ed)?|(?:takes?|took) (?:\\w+ )?(?:photos?|pics?|pictures?|videos?) of) ${ofMe}${upTo(9)}(?:put|puts|post|posts|posted|share|shares|shared|send|sends|sent) (?:it|them|that)${upTo(2)}${chat}${upTo(8)}(?:mean|pig|oink\\w*|fat|ugly|loser|embarrass\\w*|delete|cried|cry)`,
    /\b(?:lol|won|viral|news|dance|danced|song|goal|try|funny dance|wedding|play|concert|thank\w*|proud)\b/u,
  ),
  hint(
    'sexual',
    `(?:${men})(?: \\w+){0,2} ${films} (?:me|us|my (?:\\w+ )?sister)${upTo(2)}${bare}`,
    /\b(?:baby|toddler|nappy|bubbles|lion|washing|mum|pool party|hospital)\b/u,
  ),
  hint(
    'other',
    `i (?:dont|do not|didnt) know who (?:else )?(?:to|i can|i could) (?:tell|talk to|ask for help)|please (?:dont|do not) (?:read|say|show|tell) (?:this|it)${upTo(1)}(?:out loud to|to (?:mum|dad|my (?:mum|dad|parents)))`,
    /\b(?:surprise|present|party|birthday|crush|mothers day|fathers day|jokes?|stor(?:y|ies)|answer|maths?)\b/u,
  ),
  hint(
    'other',
    `if i tell you${upTo(3)}(?:do|will|would) you (?:have to )?(?:tell|ring|call)|its about (?:what|something that) happens at my (?:house|home|dads|mums|nanas|uncles)`,
    /\b(?:surprise|present|party|birthday|crush|jokes?|story|christmas|magic)\b/u,
  ),
  hint(
    'selfHarm',
    `i (?:\\w+ )?(?:stood|stand|sat|sit|lay|lie) (?:right )?(?:on|in front of|at the edge of|over) (?:the |a )?(?:\\w+ )?(?:tracks?|railway(?: line)?|rails|motorway|bridge|cliff)${upTo(1)}(?:and (?:waited|wait|thought|imagined|shut|closed)|hoping|wanting|to see if)(?! for)`,
    /\b(?:photos?|bus|lift|taxi|boats?|bung[ye]e?|swim\w*|water|manus?|fish\w*|eels?|parade|views?|sunset|wish)\b/u,
  ),
  hint(
    'bullying',
    `(?:they|he|she|the \\w+ (?:boys|girls|kids))${upTo(1)}(?:make|makes|made|force|forces|forced) me${upTo(1)}(?:bark|crawl|beg|lick|bow|kneel|moo|oink|eat (?:grass|dirt|mud|worms))${upTo(6)}(?:before|or (?:they|he|she)|to get|so (?:they|he|she|i)|in front|every|for my)|(?:wrote|write|writes|texted|sent|messaged|commented)${upTo(3)}(?:kill (?:your|my) ?self|go (?:and )?die|kys|hang (?:your|my) ?self)`,
    /\b(?:coach|dare|dared|games?|jok\w+|birthday|nana?|plays?|concert|drama|brother|sister|teacher|mum|dad|book|movie|novel|tag)\b/u,
  ),
  hint(
    'sexual',
    `(?:${men}|driver)(?: \\w+)? (?:puts?|putting|rests?|keeps?|slides?|slid|has|had)${upTo(1)}(?:his|her) hands? (?:on|up|down|between|along|inside) my (?:\\w+ )?(?:thighs?|legs?|bum|bottom|skirt|shorts|pants|top|shirt|chest|waist|knee)`,
    /\b(?:doctor|physio|nurse|cast|stitches|bandages?|cramp|blood|bleed\w*|stung|stings?|sore|hurts?|plaster|bruise\w*|swollen|horse|balance|surf\w*|pray\w*|tackl\w*|scrum|rugby|first aid|baby|toddler|breath\w*)\b/u,
  ),
  hint(
    'threat',
    `plans? for (?:the |that |those )?(?:year \\w+|them|him|her|school|teachers?|everyone|boys|girls|kids|room \\w+)${upTo(6)}(?:guns?|crossbow|rifle|knife|knives|hammer|petrol|machete|axe|bombs?)`,
    /\b(?:games?|paintball|nerf|water|camp|hunt\w*|museum|history|glue|science|play)\b/u,
  ),
];
