import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const because = '(?:because|cause|since|as|coz)';
const ours =
  '(?:my|our|the|his|her) (?:\\w+ )?(?:sister|brother|baby|siblings?|sisters|brothers|little ones)';
const aches =
  '(?:tummy|tummies|stomach|puku)s? (?:is|are|was|were|s|gets?|feels?|hurts?)(?: \\w+)? ?(?:sore|empty|hungry|rumbl\\w+|hurt\\w*|growl\\w*)?';

const others =
  /\b(?:people|some|many|most|families|children|kids who|everyone|government|should|homeless|poor|africa|settlers|war|olden|shut|closed|sick|bug|ate too|too much|lollies|milk|bottle|teeth(?:ing)?|camp\w*|tramp\w*|dog|cat|puppy|ducks?|lambs?|cal(?:f|ves)|minutes|race|cross country|training|dinner is|tea is|before (?:dinner|tea)|shopping|takeaways?|groceries|supermarket)\b/u;

const bins =
  /\b(?:mistake|threw (?:it|my)|recycl\w*|retainer|plate|ring|hat|homework|money|accident\w*|dropped|litter\w*|rubbish|clean\w*|tidy\w*|wasp|bread bin|wheelie|toy|lego|compost|dog|gulls?|seagulls?)\b/u;

/** What children tell of going without food or a doctor. */
export const hintedOfNeglect: readonly Sign[] = [
  hint(
    'home',
    `(?:cant|can not|couldnt|not allowed to|wont|never|havent|didnt|dont|wouldnt)(?: \\w+){0,3} (?:dentist|doctors?|hospital|glasses|inhaler|medicine)${upTo(1)}${because}${upTo(4)}(?:owes?|owe|money|pay|afford|costs?|tired|find out|asks?|questions|drunk|take (?:me|us) away)`,
    others,
  ),
  hint(
    'home',
    `(?:my|our|the|his|her) (?:(?!baby)\\w+ )?(?:sister|brother|siblings?|sisters|brothers|little ones) (?:\\w+ )?(?:cry|cries|cried|crying|wakes up|woke up)${upTo(2)}${because}${upTo(2)}(?:${aches}|hungry|starving|no food|nothing to eat)`,
    others,
  ),
  hint(
    'home',
    `(?:drink|drank|have|had|give|gave|gives)${upTo(2)}water (?:so|and|because|to make|instead of)${upTo(4)}(?:tumm(?:y|ies)|stomachs?|puku|hungry|full|dinner|tea|breakfast|lunch|food|pretend\\w*)`,
    others,
  ),
  hint(
    'home',
    `(?:save|saved|saves|take|took|hide|hid|keep|kept|put|sneak|sneaked|bring|brought)${upTo(6)}(?:home|in my (?:pocket|bag|sleeve|desk))${upTo(1)}(?:for|so) (?:${ours}|mum|dinner|tea|the weekend|we (?:have|can eat)|they (?:have|can eat))`,
    /\b(?:show|flowers?|shells?|rocks?|art|paintings?|card|presents?|certificate|books?|surprise|cake|cupcakes?|birthday|party|dog|cat|lego|camp|homework|letters?|notes?|treats?|lollies|cook\w*|baked|bake|grow\w*|garden|vege\w*|pick(?:ed)?|caught|fish\w*|eels?|pipis?|paua|shop\w*|dairy|muffins?|biscuits?|cookies?|slice|loves|favourite|share|missed|picnic|wasnt hungry|full|leftovers)\b/u,
  ),
  hint(
    'home',
    `i${upTo(2)}(?:get|got|take|took|eat|ate|find|pick|grab)${upTo(4)}(?:out of|from|in) the (?:\\w+ )?bins?(?:(?= \\.)| (?:when|because|if|so|and eat|at (?:lunch|morning tea)))|it in the bin${upTo(3)}i${upTo(1)}(?:get|take|eat|pick) it (?:out|back)`,
    bins,
  ),
  hint(
    'home',
    `(?:isnt|wont be|not going to be|there is no|there will be no)${upTo(3)}(?:anything|any food|food|dinner|tea)(?: to eat)? (?:at|in) (?:my|our|the) (?:place|house|home|whare|flat)${upTo(2)}(?:till|until|tonight|this week|all week)`,
    others,
  ),
];
