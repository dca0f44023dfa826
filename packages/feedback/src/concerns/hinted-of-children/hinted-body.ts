import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const meals = '(?:lunch|dinner|tea|breakfasts?|food|sandwich\\w*|meals?)';
const limbs = '(?:legs?|arms?|hands?|wrists?|thumb|fingers?|skin|thighs?)';
const sharpOrHot =
  '(?:compass|pins?|blade|razor|sharpener|scissors|paper ?clips?|ruler|glass|lighter|match(?:es)?|hot|needle|rubber bands?|hair ?ties?|elastic|eraser|rubber|bricks?|concrete|nails?)';
const relief =
  '(?:when (?:i|it|dad|mum|he|she|they)|(?:every|each) time|until|till|so i|so it|(?:then|and) i (?:feel|can|dont)|helps?|better|calm\\w*|goes away|deserve|no ?body|no one)';
const mishaps =
  /\b(?:accident\w*|oops|ouch|plaster|fell|fall|slipped|snapped|pinged|splinter|ice pack|cream|nurse|doctor|jab|sunscreen|strap\w*|henna|tattoo|stamp|paint\w*|glue|sewing|cape|costume|game|trick|cooking|baking|oven|toast\w*|tap|bath|pool)\b/u;
const fedTo =
  /\b(?:dog|dogs|cat|ducks?|birds?|chooks|chickens|pigs?|seagulls?|peas|carrots?|sprouts|broccoli|beetroot|mould\w*|sandy|swim\w*|swam|ramadan|fast(?:ed|ing)?|stitch|race|cross country|allergic|doctor|dentist|operation|camp)\b/u;

/** What children hint at about food and their own bodies. */
export const hintedOfBody: readonly Sign[] = [
  hint(
    'selfHarm',
    `(?:fingers?|toothbrush)(?: \\w+){0,2} down my throat|(?:make|made|making) (?:it|my ?self|my (?:food|dinner|tea|lunch)) (?:(?:all )?come (?:back |all )?up|(?:be )?sick (?:after|so i|every|in the toilet)|throw up|spew|vomit|chuck up)|(?:make|made|making|get|getting|bring|bringing) (?:it|dinner|lunch|everything|food|tea)${upTo(1)}back up|(?:like|love) (?:the|being|feeling) (?:empty|hungry)|next hole (?:on|in) my belt`,
    /\b(?:doctor|swab|operation|game|website|computer|shelf|hill|trailer|line|rope|ladder|truck|bank)\b/u,
  ),
  hint(
    'selfHarm',
    `i (?:\\w+ ){0,4}(?:spit|hide|flush(?:ed)?|chuck(?:ed)?|throw|threw|put|tip(?:ped)?|give|gave) (?:out |away )?(?:all )?my ${meals}${upTo(6)}(?:when (?:no ?one|no ?body|mum|dad|the teacher|they|nana?)|looks away|(?:isnt|arent|not) looking|(?:say|said|tell|told)${upTo(3)}i (?:ate|had|eat)|so i (?:get|am|look|wont|dont)|every ?day)`,
    fedTo,
  ),
  hint(
    'selfHarm',
    `(?:tell|told|tells|say|said|lie|lied)${upTo(4)}i (?:already )?(?:ate|had|eat|have eaten|have had)${upTo(4)}(?:but|when|and) (?:really |then )?i${upTo(1)}(?:bin(?:ned)?|chuck(?:ed)?|threw|throw|hid|hide|put|flush(?:ed)?|tip(?:ped)?)`,
    new RegExp(`${fedTo.source}|\\b(?:crusts?|vege\\w*|greens|cabbage|salad|plate)\\b`, 'u'),
  ),
  hint(
    'selfHarm',
    `(?:dont|didnt|stopped|stop|skip(?:ped|ping)?|wont|no more|not allowed to) (?:\\w+ )?(?:eat(?:ing)?|have|having|${meals})${upTo(8)}(?:skinny|skinnier|thin|thinner|flat|fat|disgusting|scales?|weigh(?:t|s)?|the number goes|deserve it|lose)`,
    fedTo,
  ),
  hint(
    'selfHarm',
    `(?:star jumps|sit ups|push ups|burpees|squats|running|run|exercises?)${upTo(8)}(?:(?:because|after|when|if|every time) i (?:eat|ate|had|have)|(?:till|until) i (?:cry|faint|feel sick))|ate${upTo(6)}(?:so|then|and) i (?:had to|have to|must|did|do)${upTo(4)}(?:star jumps|sit ups|push ups|burpees|squats)`,
    /\b(?:coach|training|team|pe|teacher|class|race|stitch)\b/u,
  ),
  hint(
    'selfHarm',
    `i (?:\\w+ ){0,3}(?:push|press|stick|dig|poke|use|drag|pull|scrape|scratch|run|hold|snap|flick|rub|burn|heat)${upTo(2)}${sharpOrHot}${upTo(6)}(?:on|in|into|across|against|under|down|along|round) my (?:\\w+ )?${limbs}${upTo(6)}${relief}`,
    mishaps,
  ),
  hint(
    'selfHarm',
    `i (?:\\w+ ){0,3}(?:push|press|stick|dig|poke|use|scrape|scratch|snap|flick|rub) (?:it|them|that)${upTo(4)}(?:on|in|into|across|against|under|at) my (?:\\w+ )?${limbs}${upTo(6)}(?:when i (?:am|get|feel|cant) (?:\\w+ )?(?:sad|mad|angry|upset|bad|lonely|scared|cross)|calm\\w*|feel better|deserve|goes away|hate)`,
    mishaps,
  ),
  hint(
    'selfHarm',
    `i (?:\\w+ ){0,2}(?:scrape|bang|hit|punch|pinch|bite|scratch|burn) my (?:\\w+ )?(?:head|${limbs})${upTo(8)}(?:outside instead|on purpose|to feel|until (?:it|i|the)|till (?:it|i|the)|when i (?:get|am|feel) (?:\\w+ )?(?:sad|bad|wrong|mad|angry))`,
    mishaps,
  ),
  hint(
    'selfHarm',
    `(?:feel|see|count) my (?:hip ?bones?|hip bones|ribs|rib ?cage|collar ?bones?|bones)(?: \\w+){0,2} (?:now|already|yet|and i (?:like|love)|through)|(?:eats?|ate|eating|have|had) (?:only )?(?:\\d{2,3}|(?:one|two|three|four|five|six|seven|eight) hundred)(?: calories)? (?:a|per|each) day|when i (?:stand|get|sit) up (?:every ?thing|it) goes black|(?:every ?thing|it) goes black (?:\\w+ ){0,3}when i (?:stand|get|sit) up`,
    /\b(?:x ?ray|broke\w*|hospital|skeleton|dog|puppy|horse|cow|sheep|lambs?|calves|kilos?|kg|grams|litres|krill|fish|leaves|insects|times|hospital|fell|ladder|night|lights?|power|screen|cold|shiver\w*)\b/u,
  ),
  hint(
    'selfHarm',
    `when(?:ever)? i (?:get|am|m|feel|im) (?:\\w+ )?(?:angry|sad|mad|upset|stressed|worried|down|lonely)${upTo(8)}(?:bite|scratch|pinch|hit|punch|bang|burn|cut) my (?:\\w+ )?(?:head|${limbs})`,
    new RegExp(`${mishaps.source}|\\bpillows?\\b`, 'u'),
  ),
  hint(
    'selfHarm',
    `if i (?:slip up|eat|cheat|give in)${upTo(5)}i have to do${upTo(3)}(?:star jumps|sit ups|push ups|burpees|squats|laps)`,
    /\b(?:coach|training|team|pe|teacher|class|dare|game|all my|peas|vege\w*|prove|mum|dad|brother)\b/u,
  ),
  hint(
    'selfHarm',
    `i(?:m| am| was)? (?:\\w+ ){0,2}(?:let|allow|allowed) my ?self (?:to )?(?:eat |have )?(?:only |just )?(?:one|half|two|three|a (?:quarter|sip|bite|few))${upTo(2)}(?:apples?|crackers?|mandar?ins?|carrots?|rice|grapes?|almonds|celery|water|bites?|meals?|slices?|yogh?urt|(?:of )?lunch|(?:of )?dinner)|i (?:\\w+ )?(?:get|step|stand|jump|hop|go|weigh my ?self)${upTo(1)}on the scales?${upTo(4)}(?:before|after|every|again|each|and if)${upTo(6)}(?:day|morning|night|breakfast|lunch|dinner|tea|eat|ate|food|up|more)`,
    /\b(?:famine|challenge|ramadan|fast(?:ed|ing)?|lent|treats?|vet|doctor|nurse|hospital|boxing|judo|wrestling|maths|science|fish\w*|snapper|flour|pup\w*|lambs?|calf|calves|diabet\w*|allerg\w*)\b/u,
  ),
  hint(
    'selfHarm',
    `(?:shower|bathroom|toilet|taps?|fan)${upTo(8)}(?:get rid of (?:it|dinner|tea|lunch|everything|what i ate)|(?:bring|spew|throw|chuck) it (?:all )?(?:back )?(?:up|out))|get rid of (?:it|dinner|tea|lunch|everything|what i ate)${upTo(8)}(?:shower|bathroom|toilet|taps?|fan)|(?:shower|water|taps?|fan|radio|music) (?:\\w+ )?(?:covers|covered|hides|drowns out) the (?:noise|sound)`,
    /\b(?:spiders?|cockroach\w*|ants|flies|fly|mould\w*|wasps?|mud|dirt|sand|paint|glue|smell|germs|nits|frogs?|mouse|mice|bats?|snor\w*|drill\w*|traffic|engine|birds?|waterfall|hunt\w*|stalk\w*|sick bug|tummy bug)\b/u,
  ),
];
