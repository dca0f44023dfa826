import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';
import { grownUps, parents, someoneSmall } from '../people.ts';

const kind = 'home';
const someone = `(?:${grownUps}|he|she|they)`;
const theirs =
  '(?:my|our|her|his|their|bubbas|(?:the )?bab(?:ys|ies)|(?:my )?(?:\\w+ )?(?:brothers|sisters))';
const limbs = '(?:arms?|legs?|back|neck|face|cheeks?|tummy|bum|wrists?|shoulders?|ribs)';
const tools =
  '(?:jandals?|belts?|buckle|jug cord|cord|wooden spoon|spoon|sticks?|broom|hose|coat ?hanger|fish slice|spatula|ruler|hair ?brush|sasa|salu|taufale|shoe|slipper|bat|pipe|whip)';

const slams =
  '(?:push(?:es|ed)|smash(?:es|ed)|slam(?:s|med)|bang(?:s|ed)|shov(?:es|ed)|bash(?:es|ed)|put)';
const hardThings =
  '(?:through|into|against|on) (?:the |a )?(?:\\w+ )?(?:gib|wall|door|floor|bench|concrete|window|table|fridge)';

const sports =
  'games?|play\\w*|pretend\\w*|tag|judo|karate|wrestl\\w*|boxing|rugby|league|soccer|netball|tackl\\w*|scrum|drill|dare|dared|prank|joke|joking|accident\\w*|by mistake|fell|crash\\w*|rescu\\w*|saved|drown\\w*|camp|coach|training|team';

const sportsAnd = (more: string) => new RegExp(`\\b(?:${sports}|${more})\\b`, 'u');

/** How somebody at home is hurt or punished: a laugh beside it doesn't make it harmless. */
export const hintedOfHurting: readonly Sign[] = [
  hint(
    kind,
    `${someone}${upTo(3)}(?:grabs?|grabbed|holds?|held|had|has|got|squeez\\w+|lift(?:s|ed))${upTo(2)}(?:me|us|her|him|mum|my (?:\\w+ )?(?:brother|sister|mum|cousin|nana))${upTo(2)}(?:by|round|around) (?:the|my|her|his) (?:neck|throat)|${someone}${upTo(3)}hands? (?:was |were )?(?:round|around|on) (?:my|her|his|mums) (?:neck|throat)`,
    sportsAnd(
      'hug\\w*|cuddl\\w*|piggy ?back|massage|scarf|necklace|lei|ei|medal|rope|baby|toddler|doctor|nurse|koala|monkey|kitten|puppy',
    ),
  ),
  hint(
    kind,
    `${someone}${upTo(3)}(?:hits?|smack(?:s|ed)|whack(?:s|ed)|belt(?:s|ed)|slap(?:s|ped)|whip(?:s|ped)|got|gets|beats?)${upTo(1)}${someoneSmall} with (?:the|a|an|his|her) (?:\\w+ )?${tools}|(?:hits?|smack(?:s|ed)|whack(?:s|ed)|belt(?:s|ed)|slap(?:s|ped)|whip(?:s|ped)|pinch(?:es|ed)|beats?)${upTo(1)}${someoneSmall}${upTo(4)}(?:till|until) (?:it|we|i|he|she|they) (?:bleeds?|bled|(?:is|was|am|are|were) bleeding|go(?:es)? (?:red|purple|black|blue)|cant (?:sit|walk|stand)|couldnt (?:sit|walk|stand)|cr(?:y|ies|ied))`,
    sportsAnd('ball|cricket|hockey|softball|pillow|foam|balloon|pinata|drums?|feather'),
  ),
  hint(
    kind,
    `${someone}${upTo(1)}(?:makes?|made|making) (?:me|us|him|her|my (?:\\w+ )?(?:brother|sister))${upTo(1)}(?:kneel${upTo(3)}(?:rice|stones|gravel|concrete|shells|corner|tiles|bottle ?tops)|(?:stand|stay|sleep|sit|wait|squat)${upTo(1)}(?:outside|in (?:the|a) (?:cold|rain|dark|corner|shed|garage|hall(?:way)?|carport|cupboard|dog ?house|kennel|bath)|on the (?:deck|porch|lawn|concrete))${upTo(4)}(?:all night|for (?:\\w+ )?hours|(?:till|until) (?:its |it is |it was |it got )?(?:dark|morning|midnight|bed ?time|i)|with no)|(?:eat|drink|swallow|lick)${upTo(3)}(?:soap|chill?ies|chill?i|dog food|cat food|off the floor|spew|vomit|dish ?wash(?:ing)? liquid)|have (?:a |an )?(?:cold|freezing) (?:shower|bath))`,
    sportsAnd('army|yoga|church|queue|line|muddy|mud|sand|beach|sunburn\\w*|fever'),
  ),
  hint(
    kind,
    `(?:finger ?marks|finger ?prints|hand ?prints?|bruises?|burns?|bite marks|welts|belt marks|(?:black|purple|red) (?:marks|lines))${upTo(1)}(?:on|over|down|up|round|around)${upTo(1)}(?:her|his|their|(?:my )?(?:\\w+ )?(?:brothers|sisters|cousins)|(?:the )?bab(?:ys|ies)) (?:\\w+ )?${limbs}${upTo(8)}(?:flinch\\w*|wont (?:tell|say|talk)|wouldnt (?:tell|say|talk)|not to (?:tell|say)|scared|quiet|hides?|cover(?:s|ed)?|(?:from|after|at) (?:dads|mums|his|her|uncles?|staying))|(?:she|he|my (?:\\w+ )?(?:brother|sister)|mum|i) flinch(?:es|ed)? (?:when|if|every|whenever)${upTo(1)}(?:time )?(?:the door|dad|he|she|someone|anyone|uncle|you|step ?dad|somebody|anybody)`,
    sportsAnd(
      'bike|scooter|tree|trampoline|dog|puppy|kitten|cat|horse|bee|wasp|ball|needle|jab|dentist|nurse',
    ),
  ),
  hint(
    kind,
    `(?:hands?|pillows?|fingers|headphones|ear ?muffs|blankets?|music)${upTo(2)}(?:over|on|in|round|around|up) (?:${theirs} (?:ears?|head)|loud)${upTo(7)}(?:smash\\w*|yell\\w*|scream\\w*|shout\\w*|fight\\w*|swear\\w*|they start|he starts|it starts|argu\\w*)|(?:plates|dishes|glasses|bottles) (?:start|started|get|got|go|are|were|being|begin)${upTo(1)}(?:smash\\w*|thrown|flying|breaking|hitting the wall)(?! (?:into|together|against|past|each|at the))`,
    sportsAnd(
      'earthquake|shaking|thunder\\w*|storm|wind|cyclone|fireworks?|guy fawkes|concert|alarms?|sirens?|movie|balloons?|drums?|singing|goals?|part(?:y|ies)|rides?|roller ?coaster|assembly|teacher|class|greek|restaurant|tectonic|crust|earths?|pacific|volcano\\w*|xbox|remote|snor\\w*|(?:brothers|sisters|cousins) (?:were|was|are|is|start\\w*|fight\\w*|scream\\w*|yell\\w*)',
    ),
  ),
  hint(
    kind,
    `(?:he|dad|step ?dad|uncle|mums boyfriend)${upTo(2)}${slams} (?:mums|her|my(?: \\w+)?) head${upTo(1)}${hardThings}|(?:she|mum|step ?mum|they|nana)${upTo(2)}${slams} (?:dads|my(?: \\w+)?) head${upTo(1)}${hardThings}|i (?:get|got|was) (?:burnt|burned) with (?:the|a|his|her) (?:iron|poker|cigarette|smoke|lighter|jug|tongs|spoon) (?:for|because i|when i)`,
    sportsAnd('tickl\\w*|ironing|marshmallows?|campfire'),
  ),
  hint(
    kind,
    `(?:${parents}|he|she)${upTo(2)}(?:kick(?:s|ed)|threw|throws|chok(?:es|ed)|stamp(?:s|ed) on|strangl(?:es|ed)|drown(?:s|ed)|hits?|beats?|killed) (?:the|our|my) (?:\\w+ )?(?:dog|puppy|pup|cat|kittens?|rabbit|guinea pig)${upTo(5)}(?:died|dead|(?:was|am|are|is|im) next|against the wall|stopped moving|cried|yelped)`,
    sportsAnd('car|truck|ute|ball|vet|treats?|frisbee|sticks?|possums?'),
  ),
  hint(
    kind,
    `(?:hiding|moved|moving|run|ran|running)(?: away)? from (?:my |our |his )?(?:dad|mum|step ?dad|mums (?:ex|boyfriend))${upTo(6)}(?:finds?|know|tell|say|town|name)|(?:cant|not allowed to|mustnt) (?:tell|say)${upTo(4)}(?:where (?:we|i) (?:live|moved|come|are staying)|(?:which|what) town|our real (?:\\w+ )?name)`,
    sportsAnd('online|internet|strangers?|websites?|password|seek|surprise|present|jobs?'),
  ),
  hint(
    kind,
    `(?:${parents}|aunty|uncle|he|she)${upTo(2)}(?:puts?|throws?|threw|chuck(?:s|ed)|tip(?:s|ped)) my (?:food|dinner|tea|lunch|breakfast)${upTo(3)}(?:bin|rubbish|dog|floor|outside|sink) (?:if|when|because) (?:i|he|she)`,
    /\b(?:mould\w*|gone off|burnt|accident\w*|dropped|tripped|ants|flies|full)\b/u,
  ),
];
