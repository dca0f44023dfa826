import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';
import { grownUps, parents } from '../people.ts';

const hurt = 'fell|came off|tripped|slipped|walked into|hurt|bumped|hit';
const late = '(?:1[0-2]|[1-4]) ?(?:oclock )?(?:am|in the morning|at night)';

const harmlessHold =
  /\b(?:rescue\w*|saved|drown\w*|wave|waves|rip|slip\w*|tripped|fell|tag|game|played|playing|dance|danced|rugby|judo|karate|wrestl\w*|hug|hugged|joke|laugh\w*|out of the way|mud|cliff)\b/u;

/** A teacher may pull a child out of the water, or aside. */
const rescue = new RegExp(
  `${harmlessHold.source}|\\bpull(?:s|ed) me (?:out(?! of)|out of the (?:water|pool|river|sea|lake)|aside|along|back|over|up(?! by))\\b`,
  'u',
);

/** What children hint at about home: what they hide, do or go without. */
export const hintedOfHome: readonly Sign[] = [
  hint(
    'home',
    `(?:supposed to|told (?:me|us) to|have to|had to|got to|meant to|(?:said|says) to|made me|makes me) (?:say|tell|lie|pretend)${upTo(6)}(?:${hurt})|(?:(?:told|made) to|tells (?:me|us) to|make me|(?:made|makes?) us) (?:always |just )?(?:(?:say|lie|pretend)${upTo(6)}|tell (?:(?!how|when|why|where)\\w+ ){1,3}(?:i|we) )(?:${hurt})`,
    /\b(?:joke|prank|play|drama|acting|actors?|line|lines|script|game)\b/u,
  ),
  hint(
    'home',
    `(?:bruises?|black eye|marks|sore arm|sore back|burns?)${upTo(8)}(?:dont tell|cant tell|not allowed|nobody knows|hide|cover|long sleeves|sleeves|jumper|(?:${grownUps}) (?:did|does|gave|gets?|hits?|got))`,
    /\b(?:rugby|league|soccer|netball|tackle[ds]?|scrum|scooter|bike|trampoline|skat\w*|fell|shearing|sheep|game)\b/u,
  ),
  hint(
    'home',
    `lock(?:s|ed)? (?:\\w+ )?(?:me|us|my (?:brother|sister)) (?:in|out|outside|up)|lock${upTo(3)}out ?side|cant get out${upTo(3)}when i(?:m| am)? (?:bad|naughty)`,
    /\b(?:by (?:accident|mistake)|accidentally|forgot|keys?|toilet door|game|tag|cop|cops|jail|escape room|prank|window|out of (?:the|my) (?:ipad|computer|phone|account))\b/u,
  ),
  hint(
    'home',
    'belt (?:coming|came|comes) off|(?:takes?|took|gets?|got) (?:off )?(?:his|the|her) (?:belt|jug cord|wooden spoon|stick)',
    /\b(?:seat|karate|judo|taekwondo|black belt|airport|cake|stir|mix\w*|bowl)\b/u,
  ),
  hint(
    'home',
    `(?:hide|hides|hid|hiding|stay|stays)${upTo(8)}(?:till|until|so|when)${upTo(4)}(?:quiet|stops|stopped|over|shouting|yelling|screaming|fighting|asleep|calms?|dont hear|cant hear)`,
    /\b(?:seek|sardines|tag|storm|thunder|earthquake|rain|hail|game|spotlight|surprise|bird|deer|duck|possum|rabbit|teacher)\b/u,
  ),
  hint(
    'home',
    `(?:i|we|me and my \\w+) (?:always |have to |had to |need to |usually )?(?:make|cook|get|got|feed|fed|change|changed|look after|looked after|put)${upTo(8)}(?:because|cos|when|while|since)${upTo(3)}(?:${parents}|she|he)${upTo(3)}(?:wont|cant|asleep|doesnt get up|didnt get up|wouldnt get up|isnt there|not home|not there|away|gone|sad|crying|out all|in bed all|drinking|drunk)`,
    /\b(?:breakfast in bed|mothers day|fathers day|surprise|birthday|hospital|flu|broke (?:his|her)|new baby)\b/u,
  ),
  hint(
    'home',
    `(?:mum|dad|she|he|they)${upTo(3)}(?:has been|have been|hasnt been|hasnt come|havent come|didnt come|never came|not come|been) (?:gone|away|back|home)${upTo(4)}(?:since|for (?:two|three|four|five|\\d+) (?:days|nights)|all (?:week|weekend)|last night)`,
    /\b(?:work|working|conference|holiday|hospital|trip|training|army|navy|fishing|course|tangi|overseas|nana|koro|aunty|dog|cat|boat)\b/u,
  ),
  hint(
    'home',
    `(?:mum|dad|she|he)${upTo(2)}(?:couldnt|wouldnt|didnt|wont|cant|doesnt) (?:\\w+ )?(?:wake(?: up)?|get (?:up|out of bed))`,
    /\b(?:alarm|snor\w+|tickl\w+|funny|laugh\w*|lazy|sleep in|early|remote|movie|beach|holiday)\b/u,
  ),
  hint(
    'home',
    `(?:work|working|job|clean|cleaning|deliver\\w*|shop|bakery|packing)${upTo(10)}(?:till|until|to|past) ${late}`,
    /\b(?:mum|dad|nurse|doctor|firefighters?|he|she) works?\b/u,
  ),
  hint(
    'home',
    `(?:havent|have not|hasnt|dont|didnt|not|stopped|never|without) (?:\\w+ )?(?:eat|eaten|eating|have|had|having) (?:any |my )?(?:lunch|dinner|breakfast|tea|food|anything)?${upTo(3)}(?:since|for (?:two|three|four|\\d+) days|all week|most days|any ?more)`,
    /\b(?:fasting|ramadan|camp|sick|tummy|wobbly|tooth|braces|dog|cat|bird|meat|vegetarian|animals?|sugar|lollies|junk)\b/u,
  ),
  hint(
    'home',
    `(?:${grownUps}|he|she)${upTo(3)}(?:holds?|held|picks?|picked|lifts?|lifted|pulls?|pulled|drags?|dragged|pins?|pinned|grabs?|grabbed)${upTo(2)}(?:me|us|her|mum)${upTo(3)}by (?:the|my|her) (?:neck|throat|hair|ears?|arm)`,
    harmlessHold,
  ),
  hint(
    'home',
    `(?:going to be|its|was|is) a bad (?:night|day|one)|(?:brave enough|too scared|not allowed|nobody (?:will|would)|no ?one (?:will|would)) to (?:ring|call|tell|phone) (?:any ?one|somebody|the police|111|nana)|on my own for (?:\\w+ )?(?:sleeps|nights|days)|(?:no one|nobody) (?:is |was )?(?:home|there) (?:for|since)${upTo(2)}(?:days|nights|sleeps)|(?:live|living|sleep|sleeping|slept|house|home)${upTo(4)}(?:in|is|been) (?:the|our|a) (?:car|van|garage|tent)${upTo(4)}(?:since|for (?:weeks|months)|now|every night)|(?:car|van|garage|tent)${upTo(3)}our house`,
    /\b(?:camp\w*|holiday|tramp\w*|hut|festival|road ?trip|sleepover|backyard|hospital|dog|cat|survival|island)\b/u,
  ),
  hint(
    'home',
    `(?:i|me)${upTo(6)}(?:does|do|give|gives|lift|lifts|shower|showers|wash|washes|dress) (?:her|his|mums?|dads?|nanas?|my mum|my dad|my nana)${upTo(3)}(?:medicine|pills|toilet|shower|bed|injections?|wheelchair|nappy)`,
    /\b(?:nurse|sometimes helps|dog|cat|lamb|calf|horse|guinea)\b/u,
  ),
  hint(
    'home',
    `(?:teacher|reliever|relever|coach|teacher aide|bus driver|tutor|babysitter|nanny)${upTo(4)}(?:pull(?:s|ed)|hit|hits|slap(?:s|ped)|shut|lock(?:s|ed)|grab(?:s|bed)|push(?:es|ed)|pinch(?:es|ed)|drag(?:s|ged)|twist(?:s|ed))${upTo(1)}me`,
    rescue,
  ),
  // Real events within a made-up story.
  {
    kind: 'home',
    says: /\bthis (?:part|bit) is (?:real|true)\b|\bthis is not (?:really )?a story\b|\bthis really happen(?:s|ed) to me\b/u,
  },
  hint(
    'home',
    `(?:not|wasnt|isnt|werent) (?:at )?home${upTo(2)}(?:for )?(?:two|three|four|five|\\d+|all) (?:nights|days|weekend)|(?:nappies|bottles|baby)${upTo(8)}(?:in the night|at night|all night)${upTo(6)}(?:asleep|tired|late|miss)|(?:tired|asleep|late)${upTo(3)}(?:school|class)${upTo(6)}(?:baby|nappies|look after|looking after|mum|dad)`,
    /\b(?:trip|camp|conference|holiday|cousins?|tramp\w*|sleepover|new baby)\b/u,
  ),
  hint(
    'home',
    `(?:bruises?|black eye|eye|arm|neck|makeup|cover|hide|sleeves|jumper)${upTo(8)}so (?:no ?one|nobody|they|people|the teacher|my teacher)${upTo(2)}(?:asks?|knows?|sees?|notices?|finds? out|can see|will know)`,
    /\b(?:halloween|face ?paint\w*|costume|party|surprise|seek|play|concert|zombie|pimple)\b/u,
  ),
  hint(
    'home',
    `(?:mum|dad|she|he|parents)${upTo(2)}(?:doesnt|didnt|dont|never|not) come home${upTo(3)}(?:till|until|sometimes|for|the next|some nights|at night|again)|just me and (?:the|my) (?:\\w+ )?(?:babies|baby|little|brothers?|sisters?|siblings)${upTo(4)}(?:till|until|at night|alone|by ourselves|because|home)`,
    /\b(?:trip|camp|conference|holiday|tramp\w*|sleepover|shop|fishing|cat|dog)\b/u,
  ),
];
