import type { Sign } from '../concern.ts';
import { hint } from '../hint.ts';
import { family, grownUps, parents, someoneSmall } from '../people.ts';

const kind = 'home';
const hits =
  'hits?|hitting|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|beat(?:s|en|ing)?(?: up)?|bash(?:es|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:es|ed)|whip(?:s|ped)?|belt(?:s|ed)?|burn(?:s|t|ed)?|hurts?|hurting|shov(?:es|ed)|throws? (?:things|stuff|plates|bottles)(?: at)?|threw (?:a )?(?:things|stuff|plates?|bottles?|chairs?)(?: at)?|lock(?:s|ed)|drag(?:s|ged)|threaten(?:s|ed)?';
/** Words that mark a game, a joke or a mishap. */
const harmless =
  /\b(?:accident|accidentally|by mistake|pillow|pillows|water ?(?:balloon|gun|fight|bomb)s?|snow ?balls?|tickl\w+|(?:pool|foam|pink|blue|green|yellow|orange|purple|red) noodles?|noodle (?:fight|war|battle)s?|kickboards?|cushions?|joke|joking|playing|played|play fight\w*|wrestl\w*|tag|game|games|rugby|league|boxing|karate|judo|cricket|tennis|soccer|football|netball|basketball|chess|cards|uno|monopoly|mario kart|minecraft|fortnite|race|races|wave|waves|ball|frisbee|goal|high five|fist bump|bumper|dodge\w*|laser|nerf|sponge|paint ?ball|on the back|laughed|laughing|lol|funny|haha\w*)\b|\bbeat(?:s|en|ing)? (?:me|us|my \w+|each other) (?:at|in|to|by|again|every time|there|up the|home)\b|\bbeat(?:s|en)? (?:me|us) \.|\bpush(?:es|ed) (?:me|us|my \w+)(?: \w+)? (?:forwards?|higher|on (?:the|a|my) (?:\w+ )?(?:swings?|bike|scooter|trike)|in (?:the|a|my) (?:trolley|pram|wheel\w*|cart))\b|\block(?:s|ed) (?:me|us) out of (?:the|my) (?:ipad|computer|phone|account|game)\b|\bhurts? (?:me|my|us)(?: \w+){0,2} (?:feelings|ears?|head|leg|tooth|teeth|back|knee)\b/u;

/** What families do at bedtime; touching and secrets are none of it. */
const bedtime =
  /^(?!.*\b(?:touch\w*|privates?|bum|chest|between|down there|under|tell\w*|secret|like|want|shh|gets? in|got in|lies|lay|hands?|blankets?|scared|cry|cries|crying|stops?|pretend|still|breath\w*)\b).*\b(?:good ?night|goodnite|tucks?|tucked|stars?|moon|story|stories|books?|chapters?|reads?|karakia|prayers?|prays?|lullaby|songs?|sings?|sang|hums?|lamp|heater|window|light (?:on|off)|turns? (?:off|on|out)|storm|thunder|nightmare|bad dream|birthday|presents?|santa|brush\w*|kiss(?:es)? (?:me )?(?:good ?night|on the (?:forehead|cheek)))\b/u;

/** Done repeatedly, not once in a game. */
const hitsOften =
  'hits|punches|kicks|slaps|smacks|beats|bashes|chokes|whips|burns|hurts|shoves|pushes|throws|drags|locks|squeezes|pinches|spits on|thumps|whacks|shakes|grabs';
const hurtOnce =
  'push(?:es|ed)|shoves?|shoved|thr(?:ew|ows)|drags?|dragged|squeez(?:es|ed)|pinch(?:es|ed)|shak(?:es|ing)|shook|thump(?:s|ed)|whack(?:s|ed)';

export const home: readonly Sign[] = [
  hint(
    kind,
    `(?:${grownUps}|man|guy)(?: \\w+){0,4} (?:${hits}|${hurtOnce}) (?:\\w+ ){0,2}?${someoneSmall}`,
    harmless,
  ),
  hint(
    kind,
    `(?:${grownUps})(?: \\w+){1,9} (?:he|she)(?: \\w+){0,2} (?:${hits}|${hurtOnce}) (?:\\w+ )?${someoneSmall}`,
    harmless,
  ),
  {
    kind,
    says: /\b(?:he|she)(?: \w+){0,2} (?:hit|smacked|slapped|punched|kicked|pushed|whipped|belted) me(?: \w+)? (?:so|really|very|again|with (?:the|a|his|her)) (?:hard|belt|stick|cord|spoon|hand|shoe|jandal|time)\b/u,
    unless: harmless,
    notInStories: true,
  },
  hint(
    kind,
    `(?:he|she|they)(?: \\w+){0,3} (?:${hitsOften}) (?:\\w+ )?(?:me|us|mum|my mum|my (?:little |baby )?(?:brother|sister)|the (?:dog|baby))`,
    harmless,
  ),
  {
    kind,
    says: new RegExp(
      `\\b(?:i|we|he|she|mum|my (?:brother|sister|mum)) (?:get|gets|got|am|was|were|is|been|keep getting) (?:\\w+ )?(?:hit|beaten|beat|punched|smacked|slapped|hurt|bashed|choked|hidings?|a hiding|the belt|the jug cord|whipped|thrown)(?: up)?(?: \\w+){0,4} (?:by|from|off) (?:my |our |the )?(?:${family})\\b`,
      'u',
    ),
    unless: harmless,
  },
  {
    kind,
    says: /\b(?:get|gets|got|gave me|gives me|give me|giving me) (?:\w+ )?(?:a |the |another )?(?:hidings?|the belt|the jug cord|the wooden spoon|bashed|a bash)\b/u,
    unless:
      /\bhiding (?:place|spot|in|behind|under)\b|\b(?:karate|judo|taekwondo|wrestling|grading|courts?|match|team|games?|scored?|nil|points|rugby|netball|league|soccer|hockey|tennis|final)\b/u,
  },
  {
    kind,
    says: new RegExp(
      `\\b(?:${parents}|they)(?: \\w+){0,3} (?:fights?|fighting|screams?|screaming|yells?|yelling|shouts?|argues?|hit each other)(?: \\w+){0,4} (?:every (?:single )?night|all night|every day|all the time)\\b`,
      'u',
    ),
    unless:
      /\b(?:about who|over the remote|happily|with joy|rugby|tv|game|excitement|when (?:the|our) team|wins?|won)\b/u,
  },
  hint(
    kind,
    `(?:scared|dont feel safe|not safe|never safe)(?: \\w+){0,3} (?:of|to|when|at|around|with|because|in) (?:my |our |his |her |what |how |it is |its |i am |im )?(?:${parents}|go(?:ing)? home|home|my house|uncle|my brother|koro|poppa)`,
    /\b(?:movie|show|dark|thunder|lightning|storm|ghosts?|earthquake|spiders?|monster|wave|ride|roller|rollercoaster|jump|dog|dogs|dentist|power cut|angry because i|told me a|find out|gone|left|away|lost|missing|die|dying|disappear|forget|late|trip|camp|sick|hospital)\b/u,
  ),
  {
    kind,
    says: /\b(?:hide|hid|hides|hiding|lock|locked|run|ran)(?: \w+){0,8} (?:when|because|until|so)(?: \w+){0,3} (?:dad|mum|he|she|uncle|boyfriend|partner|step ?dad)(?: \w+){0,4} (?:drunk|drinking|angry|yelling|yells|screaming|mad|fighting|hits|hit|hurt|get (?:me|us)|calm(?:s|ed)? down)\b/u,
    unless: /\b(?:hide and seek|tag|games?|surprised?|jump out|playing)\b/u,
    notInStories: true,
  },
  {
    kind,
    says: new RegExp(
      `\\b(?:${grownUps}|he|she)(?: \\w+){0,3} (?:touch(?:es|ed|ing)?|kiss(?:es|ed|ing)?|gets? into (?:my|bed)|got into (?:my|bed)|comes? in(?:to)? my (?:room|bed)|came in(?:to)? my (?:room|bed)|makes? me touch|made me touch)(?: \\w+){0,8} (?:private|privates|where i (?:dont|do not|didnt) (?:like|want)|dont like it|didnt like it|dont want|bum|chest|between my legs|down there|at night (?:and|when)|under my|tell(?:ing)? any ?(?:one|body))\\b`,
      'u',
    ),
    unless: bedtime,
  },
  {
    kind,
    says: /\b(?:he|she|uncle|dad|mum|step ?dad|coach|cousin|brother|man|boyfriend|poppa|koro|they)(?: \w+){0,2} (?:said|says|told|tells|made|makes)(?: \w+){0,4} (?:not (?:to )?tell|never (?:to )?tell|dont tell|cant tell|keep (?:it|this|our) (?:\w+ )?secret|(?:its|it is) our (?:little )?secret)\b|\bi (?:was|am|get|got|have been|had been|ive been)(?: \w+)? told (?:\w+ )?(?:not|never) to tell (?:any ?(?:one|body)|a soul|people|my \w+|mum|dad|the teachers?|\.)/u,
    unless:
      /\b(?:surprise|party|present|presents|birthday|cake|christmas|xmas|santa|gift|treasure|magic|spell|recipe|mothers day|fathers day|easter|prank|joke|april fools|crush|likes|code|password|base|hut|fort|hiding place|club|lolly|lollies|chocolate|ice cream|kittens?|puppy|puppies|tree house)\b/u,
    notInStories: true,
  },
  {
    kind,
    says: /\b(?:no food|no dinner|nothing to eat|dont (?:have|get) (?:any |enough )?(?:food|dinner|lunch|breakfast)|didnt (?:have|get) (?:any )?(?:food|dinner) (?:again|at home|all (?:day|weekend|week))|always hungry|hungry every (?:day|night)|go to bed hungry|went to bed hungry)(?: \w+){0,5} (?:home|house|dad|mum|money|again|weekend|night|days|every day|because|us|cupboards?|fridge)\b/u,
    unless:
      /\b(?:people|some children|some kids|many|world|poor|africa|tramp\w*|camp\w*|survive\w*|island|stranded|dog|dogs|cat|cats|birds?|animals?|penguins?|pets?|if|they|settlers|soldiers|in the war|kiwi|kea|should|mice|rats|stoats|fast(?:ing)?|ramadan|(?:shops?|dairy|store|supermarket) (?:was|were|is|are) (?:shut|closed))\b/u,
    notInStories: true,
  },
  {
    kind,
    says: /\b(?:mum|dad|parents|they|she|he) (?:\w+ ){0,3}?(?:left|leaves?) (?:me|us)(?: \w+){0,4} (?:alone|by (?:my|our)sel(?:f|ves)|on (?:my|our) own)(?: \w+){0,4} (?:all night|every night|at night|overnight|for (?:\w+ )?(?:days|nights|weekend|week)|all weekend|all day|with (?:my|the) baby|to look after)\b/u,
    unless: /\b(?:in the woods|hotel|cave|island|spaceship|planet|castle)\b/u,
    notInStories: true,
  },
  {
    kind,
    says: /\b(?:police|cops)(?: \w+){0,6} (?:because|when|after|and)(?: \w+){0,4} (?:dad|mum|step ?dad|boyfriend|uncle|brother)(?: \w+){0,4} (?:hit|hurt|punched|beat|bashed|fight(?:ing)?|fought|drunk|choked|threw|smashed|arrested|had a gun|had a knife|yelling|screaming)\b|\b(?:dad|mum|step ?dad|boyfriend|uncle) (?:\w+ ){0,3}?(?:hit|hurt|punched|beat|bashed|fighting|drunk|choked|smashed)(?: \w+){0,8} (?:police|cops|ambulance|refuge)\b/u,
    notInStories: true,
  },
  hint(
    kind,
    `(?:${grownUps}|he|she)(?: \\w+){0,2} (?:said|says|told me|told us|threatened|tried to|tries to|wants to)(?: \\w+){0,4} (?:kill|stab|shoot|bash|hurt|murder|smash) (?:me|us|mum|my mum|her|my (?:\\w+ )?(?:brother|sister)|himself|herself|my ?self|the (?:baby|dog))`,
    new RegExp(`${harmless.source}|\\b(?:bitten|infected|turn(?:ed|ing)? into)\\b`, 'u'),
  ),
  {
    kind,
    says: /\b(?:i|we)(?: \w+){0,2} w[ao]nt to run away(?: \w+){0,2} (?:from (?:home|my|mum|dad|here)|because|forever)|\bi (?:am|m|im) (?:going|planning) to run away from home|\bplease dont (?:tell|ring|call) my (?:mum|dad|parents)|\bi (?:dont|do not|never) w[ao]nt to go home(?: \w+){0,3} (?:because|to (?:dad|mum|him)|when)/u,
    unless:
      /\b(?:fun|the best|amazing|so good|camp|beach|pools?|rainbows end|trip|holiday|zoo|sleepover|party|it was (?:so|the))\b/u,
    notInStories: true,
  },
];
