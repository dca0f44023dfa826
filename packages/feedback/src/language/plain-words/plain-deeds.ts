import {
  it,
  noParticle,
  other,
  describing,
  step,
  there,
  verb,
  type PlainPlace,
} from './plain-place.ts';
import {
  noBumping,
  noFinding,
  noHolding,
  noPulling,
  noPutting,
  noThrowing,
} from './set-phrases.ts';

/** Nobody buys or finds these. */
const gains =
  'cast|plaster|bandage|stitch|stitches|injection|jab|x-?ray|medal|fright|shock|turn|surprise|chance|headache|cold|sore|lot|bit|little|idea|feeling|ride|lift|hug|go|job|cramp|point|goal|call|text|message|phone|bruise|cut|bump|splinter|blister|scare|pain|stitch|tummy|blood|puncture|flat|hole|growling|warning|penalty|day|time|rest|break|sleep|minute|hundred|look|big|really|good|bad|grip|hold|spot|seat|score|try|hit|run|wave|smile|answer|letter|page|whole|huge|dollar|cents';
const built =
  'hut|cake|card|fort|raft|kite|boat|house|tower|bridge|sandwich|pizza|dinner|lunch|soup|sign|poster|model|nest|den|cubby|bed|hat|costume|mask|necklace|bracelet|robot|rocket|trap|map|castle';

const whichVerb = 'which verb would show how?';

/** A thing is fetched where nothing more is said of it; people and ‘get the oil hot’ are not. */
const fetched = String.raw` (?:an?|the|some|your|two|three)(?! (?:\p{L}+ )?(?:brothers?|sisters?|cousins?|friends?|mates?|partners?|adults?|grown-?ups?|parents?|mum|dad|teachers?|helpers?|person|people)\b| \p{L}+ (?:out|up|off|in|on|down|back|away|over|ready|hot|warm|cold|wet|dry|clean|soft|going|straight|tight|flat|full|even|right|smooth|stiff|still)\b)(?: \p{L}+){1,2}(?=[.,;!]|$| (?:and|from|for|out of)\b)`;

/** Put on, or held somewhere; a thing is laid, dropped or tucked. */
const worn = String.raw`(?! (?:my|his|her|our|their|the) (?:shoes?|socks?|boots|gumboots|jackets?|coats?|hats?|helmets?|togs|pyjamas?|clothes|gloves|glasses|foot|feet|hands?|heads?|legs?|arms?|fingers?)\b)`;

/** What somebody did, told with a verb that doesn’t show how. */
export const plainDeeds: readonly PlainPlace[] = [
  verb('went|came', `${noFinding}${there}`, whichVerb),
  verb('walked', `${noBumping}${there}`, 'was that a stroll, a march or a trudge?'),
  verb('ran', `${noBumping}${there}`, 'was that a jog, a sprint or a dash?'),
  verb(
    'looked',
    ' (?:at|up|down|around|inside|into|over|out|back)(?![\\p{L}])(?! (?:to|each)\\b)',
    'was that a glance, a peek or a stare?',
  ),
  verb(
    'jumped',
    ' (?:in|into|on|onto|over|off|up|out|down)(?![\\p{L}])',
    'was that a hop, a leap or a dive?',
  ),
  verb('threw', `${noThrowing}${it}${noParticle}`, 'was that a toss, a lob or a fling?'),
  verb(
    'fell',
    ' (?:over|down|off|out|into|onto|in the|on the)(?![\\p{L}])',
    'was that a slip, a tumble or a crash?',
  ),
  verb('laughed', '(?! (?:at|so|and laughed)\\b)', 'was that a giggle, a chuckle or a roar?'),
  verb('smiled', '', 'was that a grin, a smirk or a beam?'),
  verb('cried', '(?! out\\b)', 'was that a sniff, a sob or a wail?'),
  verb('pulled', `${noPulling}${it}${noParticle}`, 'was that a tug, a yank or a heave?'),
  verb('pushed', `${it}${noParticle}`, 'was that a nudge, a shove or a heave?'),
  verb('put', `${worn}${noPutting}${it}${noParticle}`, 'laid, dropped, pushed or tucked?'),
  step(
    '[Pp]ut(?! (?:a|your|the) (?:dot|mark|line|tick|cross|name|date|hand|hands|feet|foot|arm|arms|legs?)\\b)',
    ['place', 'lay', 'drop'],
  ),
  step('[Cc]ut', ['slice', 'snip', 'chop']),
  step('[Mm]ix', ['stir', 'whisk', 'fold']),
  step('[Gg]et', ['find', 'fetch', 'choose'], fetched),
  step('[Pp]ush', ['press', 'nudge', 'slide']),
  step('[Pp]ull', ['tug', 'slide', 'stretch']),
  step('[Tt]urn', ['twist', 'flip', 'spin']),
  step('[Hh]old', ['grip', 'pinch', 'steady']),
  step('[Cc]ook', ['boil', 'fry', 'bake']),
  step('[Aa]dd', ['tip in', 'drop in', 'lay on']),
  verb(
    'made',
    String.raw` (?:an?|some|our|my|his|her|their) (?:\p{L}+ )?(?:${built})(?![\p{L}])`,
    'built, sewn, baked or drawn?',
  ),
  verb(
    'got',
    String.raw` (?:an?|some|two|three|four) (?!(?:\p{L}+ )?(?:${gains})s?(?![\p{L}]))\p{L}`,
    'bought, fetched, found or given?',
  ),
  verb('ate', it, 'in nibbles, in gulps or all at once?'),
  verb(
    'sat',
    ' (?:down|on(?! (?:it|them|him|her)\\b)|in|by|at|beside|under|next)(?![\\p{L}])',
    'perched, flopped, slumped or squeezed in?',
  ),
  verb(
    'saw',
    ' (?:an?|the|some|my|his|her|our)(?![\\p{L}])',
    'was that a glimpse, or a long look?',
  ),
  verb(
    'stood',
    ' (?:at|in|on|by|there|behind|beside|next|under|outside)(?![\\p{L}])',
    'was that straight, slumped or frozen still?',
  ),
  verb(
    'opened|closed|shut',
    ' (?:the|my|his|her|our|their|a) (?:\\p{L}+ )?(?:doors?|gate|lid|box|drawer|window|cupboard|shed|oven|fridge)(?![\\p{L}])',
    'was that with a creak, a click or a bang?',
  ),
  verb(
    'turned',
    ' (?:round|around|to (?:me|him|her|us|them|the|my|his)|and)(?![\\p{L}])',
    'was that a spin, a twist or a slow swivel?',
  ),
  verb(
    'held',
    `${noHolding} (?:it|them|my|his|her|our|their)(?![\\p{L}])${noParticle}`,
    'was that a grip, a squeeze or something gentler?',
  ),
  verb('carried', `${it}${noParticle}`, 'lugged, cradled or balanced?'),
  verb('drove', there, 'was that a crawl, a cruise or a rush?'),
  verb('talked', ' (?:to|with|about)(?![\\p{L}])', 'was that a chat, a whisper or a mumble?'),
  verb(
    'waited',
    ' (?:for|in|by|at|outside|under|behind)(?![\\p{L}])',
    'was that patient, fidgety or worried?',
  ),
  verb('watched', it, 'was that a glance, a stare or a sneaky peek?'),
  describing('noise|sound', '', 'a thud, a squeak, a hum or something else?', 'stories'),
  {
    ...verb(
      'heard',
      ' (?:an?|the) (?!(?:\\p{L}+ )?(?:story|news|song|word))',
      'was that faint, sharp or booming?',
    ),
    mayBeTold: true,
  },
  verb(
    'had',
    ' (?:our |some |my |an? )?(?:\\p{L}+ )?(?:lunch|breakfast|dinner|tea|pies?|chips|pizza|ice ?creams?|cake|sandwich(?:es)?|fish and chips|noodles|toast|soup|pancakes)(?![\\p{L}])',
    'munched, shared, gobbled or nibbled?',
  ),
];

const wishing = '(?:should|shud|could|can|must|might|to|will)';

/** What a school or a family may have, by what can be done to get it: nobody builds a dog. */
const havings: readonly { things: string; instead: readonly string[] }[] = [
  {
    things: 'pets?|goats?|dogs?|cats?|hens?|chickens?|chooks?|fish',
    instead: ['adopt', 'keep', 'look after'],
  },
  {
    things:
      'pools?|librar(?:y|ies)|playgrounds?|slides?|shelters?|crossings?|bumps?|fences?|forts?|huts?|fountains?',
    instead: ['build', 'set up', 'share'],
  },
  { things: 'gardens?|trees?', instead: ['plant', 'grow', 'share'] },
  {
    things:
      'hammocks?|chairs?|seats?|shade|books?|computers?|laptops?|ipads?|fans?|heaters?|trampolines?|swings?|bikes?|scooters?|lockers?|tables?|benches|balls?|nets?|goals?',
    instead: ['buy', 'borrow', 'share'],
  },
];

/** What is, or should be, done, told with a verb of all work. */
export const plainActs: readonly PlainPlace[] = [
  ...havings.map(({ things, instead }) =>
    other(
      `${wishing} (have|get)`,
      String.raw` (?:an?|our|more|some|new|another) (?:\p{L}+ )?(?:${things})(?![\p{L}])`,
      instead,
    ),
  ),
  {
    ...other(
      '(?:[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Ww]e|trucks?|trains?|bus(?:es)?|boats?) (goes?|moves?)',
      there,
      [],
    ),
    ask: whichVerb,
  },
  other(
    '(?:[Tt]hey|[Ii]t) (eats?)',
    ' (?=\\p{L}{4})(?!(?:when|with|while|them|their|lunch|dinner)\\b)(?![^.!?,]{3,40}, \\p{L})',
    ['nibble', 'gulp', 'feed on'],
    'others',
  ),
  other(
    '(?:[Tt]hey|[Ii]t) (lives?)',
    ' (?:in|under) (?:the |a |an |damp |dark |rotten |old |hollow )*(?:burrows?|holes?|nests?|dens?|logs?|rocks?|caves?|trees?|bushes|leaves|bark|grass|stones|places)(?![\\p{L}])',
    ['nest', 'hide', 'shelter'],
    'others',
  ),
  other(
    '(?:[Tt]hey|[Ii]t) (makes?)',
    ' (?:an?|their|its) (?!(?:\\p{L}+ )?(?:mistakes?|noise|sound|difference|mess|decision|wish|friend|choice|way|point|living|move|turn|call))',
    ['build', 'shape', 'form'],
    'others',
  ),
  other(
    '(?<!\\b(?:way|what|how|as|where|wherever|whatever|whenever|than|if) )(?:I|[Ww]e|[Tt]hey|[Ee]veryone|[Hh]e|[Ss]he|[Kk]ids) (?:really |all |also )?(liked?|likes)',
    ' (?:to|the|my|it|them|our|his|her|this|that|when|how)(?![\\p{L}])',
    ['enjoy', 'love', 'prefer'],
  ),
];
