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

/** Nobody buys or finds these. */
const gains =
  'fright|shock|turn|surprise|chance|headache|cold|sore|lot|bit|little|idea|feeling|ride|lift|hug|go|job|cramp|point|goal|call|text|message|phone|bruise|cut|bump|splinter|blister|scare|pain|stitch|tummy|blood|puncture|flat|hole|growling|warning|penalty|day|time|rest|break|sleep|minute|hundred|look|big|really|good|bad|grip|hold|spot|seat|score|try|hit|run|wave|smile|answer|letter|page|whole|huge|dollar|cents';
const built =
  'hut|cake|card|fort|raft|kite|boat|house|tower|bridge|sandwich|pizza|dinner|lunch|soup|sign|poster|model|nest|den|cubby|bed|hat|costume|mask|necklace|bracelet|robot|rocket|trap|map|castle';

/** What somebody did, told with a verb that doesn’t show how. */
export const plainDeeds: readonly PlainPlace[] = [
  verb('went|came', there, 'was that fast, slow, quiet or clumsy?'),
  verb('walked', there, 'was that a stroll, a march or a trudge?'),
  verb('ran', there, 'was that a jog, a sprint or a dash?'),
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
  verb('threw', `${it}${noParticle}`, 'was that a toss, a lob or a fling?'),
  verb(
    'fell',
    ' (?:over|down|off|out|into|onto|in the|on the)(?![\\p{L}])',
    'was that a slip, a tumble or a crash?',
  ),
  verb('laughed', '(?! (?:at|so|and laughed)\\b)', 'was that a giggle, a chuckle or a roar?'),
  verb('smiled', '', 'was that a grin, a smirk or a beam?'),
  verb('cried', '(?! out\\b)', 'was that a sniff, a sob or a wail?'),
  verb('pulled', `${it}${noParticle}`, 'was that a tug, a yank or a heave?'),
  verb('pushed', `${it}${noParticle}`, 'was that a nudge, a shove or a heave?'),
  verb('put', `${it}${noParticle}`, 'laid, dropped, pushed or tucked?'),
  step(
    '[Pp]ut(?! (?:a|your|the) (?:dot|mark|line|tick|cross|name|date|hand|hands|feet|foot|arm|arms|legs?)\\b)',
    ['drop', 'pour', 'press'],
  ),
  step('[Cc]ut', ['slice', 'snip', 'chop']),
  step('[Mm]ix', ['stir', 'whisk', 'fold']),
  step('[Gg]et(?! \\p{L}+ \\p{L}+ to\\b)', ['find', 'fetch', 'choose']),
  step('[Tt]ake', ['lift', 'pick', 'grab']),
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
    ' (?:down|on|in|by|at|beside|under|next)(?![\\p{L}])',
    'was that with a flop, a sigh or a very straight back?',
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
    ' (?:it|them|my|his|her|our|their)(?![\\p{L}])',
    'was that a grip, a squeeze or something gentler?',
  ),
  verb('carried', `${it}${noParticle}`, 'lugged, cradled or balanced?'),
  verb('drove', there, 'was that a crawl, a cruise or a rush?'),
  verb('talked', ' (?:to|with|about)(?![\\p{L}])', 'was that a chat, a whisper or a mumble?'),
  verb('waited', '(?! (?:and waited|until|till)\\b)', 'was that patient, fidgety or worried?'),
  verb('watched', it, 'was that a glance, a stare or a sneaky peek?'),
  describing('noise|sound', '', 'a thud, a squeak, a hum or something else?', 'stories'),
  verb(
    'heard',
    ' (?:an?|the) (?!(?:\\p{L}+ )?(?:story|news|song|word))',
    'was that faint, sharp or booming?',
  ),
  verb(
    'had',
    ' (?:our |some |my |an? )?(?:\\p{L}+ )?(?:lunch|breakfast|dinner|tea|pies?|chips|pizza|ice ?creams?|cake|sandwich(?:es)?|fish and chips|noodles|toast|soup|pancakes)(?![\\p{L}])',
    'munched, shared, gobbled or nibbled?',
  ),
];

/** What a school or a family may have. */
const school = String.raw` (?:an?|our|more|some|new|another) (?:\p{L}+ )?(?:pools?|fish|pets?|goats?|dogs?|cats?|hens?|chickens?|chooks?|gardens?|librar(?:y|ies)|playgrounds?|slides?|shelters?|hammocks?|chairs?|seats?|shade|crossings?|bumps?|fences?|trees?|books?|computers?|laptops?|ipads?|fans?|heaters?|trampolines?|swings?|bikes?|scooters?|fountains?|lockers?|tables?|benches|balls?|nets?|goals?|forts?|huts?)(?![\p{L}])`;

/** What is, or should be, done, told with a verb of all work. */
export const plainActs: readonly PlainPlace[] = [
  other('(?:should|shud|could|can|must|might|to|will) (have)', school, [
    'build',
    'buy',
    'share',
    'keep',
  ]),
  other('(?:should|shud|could|can|must|might|to|will) (get)', school, [
    'buy',
    'build',
    'borrow',
    'choose',
  ]),
  other(
    '(?:[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Ww]e|trucks?|trains?|bus(?:es)?|boats?) (goes?|moves?)',
    there,
    ['rush', 'crawl', 'slide'],
  ),
  other(
    '(?:[Tt]hey|[Ii]t) (eats?)',
    ' (?=\\p{L}{4})(?!(?:when|with|while|them|their|lunch|dinner)\\b)',
    ['nibble', 'gulp', 'hunt for'],
    'others',
  ),
  other(
    '(?:[Tt]hey|[Ii]t) (lives?)',
    ' (?:in|under|on|near)(?! \\p{Lu})(?![\\p{L}])',
    ['nest', 'hide', 'shelter'],
    'others',
  ),
  other(
    '(?:[Tt]hey|[Ii]t) (makes?)',
    ' (?:an?|their|its) (?!(?:\\p{L}+ )?(?:mistakes?|noise|sound|difference|mess|decision|wish|friend|choice|way|point|living|move|turn|call))',
    ['build', 'shape', 'produce'],
    'others',
  ),
  other('(?:I|[Ww]e|[Tt]hey|[Kk]ids|[Pp]eople|[Cc]hildren) (?:really |all )?(want)', ' to ', [
    'need',
    'hope',
    'long',
  ]),
  other(
    '(?:I|[Ww]e|[Tt]hey|[Ee]veryone|[Hh]e|[Ss]he|[Kk]ids) (?:really |all |also )?(liked?|likes)',
    ' (?:to|the|my|it|them|our|his|her|this|that|when|how)(?![\\p{L}])',
    ['enjoy', 'love', 'prefer'],
  ),
];
