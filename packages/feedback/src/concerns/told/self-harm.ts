import type { Sign } from '../concern.ts';

const kind = 'selfHarm';
const wants =
  '(?:w[ao]nt(?:ed)? to|wish(?:ed)? (?:that )?i (?:could|would|was|were)(?: just)?|tried to|try to|trying to|think(?:ing)? (?:about|of)|thought (?:about|of)|feel like|planning to|could just)(?: just)?';

const hurting =
  '(?:cut(?:ting)?|hurt(?:ing)?|harm(?:ing)?|burn(?:ing)?|scratch(?:ing)?|punish(?:ing)?|hit(?:ting)?|punch(?:ing)?|bit(?:e|ing)|pinch(?:ing)?|stab(?:bing)?|chok(?:e|ing)) my ?self';
/** Not once, or where nobody is. */
const often =
  'keep|kept|have been|ive been|always|sometimes|often|usually|started|cant stop|still|again|at night|in the night|every (?:single )?(?:night|day|week|time)|most (?:nights|days)|nobody|no one|in (?:my|the) (?:room|bedroom|bathroom|toilets?)|secretly';

const mishaps =
  'accident|accidentally|by mistake|fell|falling|slipped|slipping|tripped|tripping|careful|clumsy|cooking|carving|shaving|blackberr(?:y|ies)|paper|branch|tree|bike|scooter|skateboard|trampoline|jump|jumping|play|played|playing|games?|rugby|netball|soccer|football|cricket|hockey|gym|gymnastics|training|practice|running|laugh|laughed|laughing';

export const selfHarm: readonly Sign[] = [
  {
    kind,
    says: new RegExp(
      `\\bi (?:\\w+ ){0,4}${wants} (?:die|be dead|dead|dying|not be here|not exist|disappear forever|never wake up)\\b`,
      'u',
    ),
    unless:
      /\b(?:why did i|lets do it again|fear ?fall|roller ?coaster|bungy|bungee|ride)\b|\bdie (?:of|from|laughing|again|my|it|in battle|for my|for the|a hero)\b|\bdying (?:of|to|laughing|my|it)\b|\bso (?:full|tired|embarrassed|hot|bored)\b/u,
  },
  {
    kind,
    says: /\b(?:killing|killed|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?|hang(?:ing)?|punish(?:ing)?|scratch(?:ing)?) myself\b|\bkill(?:ing|ed)? (?:him|her)self\b/u,
    unless: new RegExp(
      `\\b(?:${mishaps}|nearly|almost|knife|scissors|without|dont|didnt|not|can|could|might|may|stop(?:s|ped)? (?:you|them|people|kids))\\b(?! (?:on purpose|want|care|tell))`,
      'u',
    ),
    notInStories: true,
  },
  {
    kind,
    says: new RegExp(
      `\\b(?:${often})(?: \\w+){0,6} ${hurting}\\b|\\b${hurting}(?: \\w+){0,6} (?:${often})\\b`,
      'u',
    ),
    // A tool is no mishap here; what doesn't happen or only could is told right before.
    unless: new RegExp(
      `\\b(?:${mishaps})\\b|\\b(?:dont|do not|didnt|did not|not|never|without|can|could|might|may|would|will|nearly|almost)(?: \\w+)? ${hurting}\\b`,
      'u',
    ),
    notInStories: true,
  },
  {
    kind,
    says: /\b(?:cut(?:s|ting)?|hurt(?:s|ing)?|burn(?:s|ing)?|scratch(?:es|ing)?) (?:my ?self|my (?:arms?|wrists?|legs?)|himself|herself)(?: \w+){0,5} (?:on purpose|because (?:i|it) (?:\w+ ){0,3}(?:sad|hate|feel|hurts?|angry|bad|deserve|pain|calm|better)|when (?:i am|im|i feel|i get) (?:\w+ )?(?:sad|angry|upset|stressed|down))\b/u,
  },
  {
    kind,
    says: /\b(?:i|my|me|mum|dad|brother|sister|uncle|he|she)(?: \w+){0,6} (?:suicide|suicidal|self harm(?:ing|s|ed)?|selfharm(?:ing)?)\b/u,
    unless: /\b(?:prevent\w*|helplines?|1737|awareness|should|government|statistics|schools?)\b/u,
  },
  {
    kind,
    says: /\b(?:end my life|take my (?:own )?life|end it all|kill my ?self|not (?:want|wanting) to (?:live|be alive)|dont w[ao]nt to (?:live|be alive|be here|exist|wake up)(?: any ?more)?|no (?:reason|point) (?:to|in) (?:live|living)|nothing to live for)\b/u,
    unless:
      /\bbe here (?:at|in|on|because|today|with|but|when)\b|\blive (?:in|with|at|on|there|here|near)\b|\bwake up (?:at|early|in|so|for|because|to)\b/u,
  },
  {
    kind,
    says: /\bwish (?:that )?i (?:was|were|had|am)(?: ?nt| not| never)? (?:been )?(?:dead|born|alive|gone|invisible forever)\b/u,
    unless:
      /\bborn (?:in|on|with|a|an|as|earlier|later)\b|\balive (?:in|when|back|during)\b|\bgone (?:to|with|on|there|in)\b/u,
  },
  {
    kind,
    says: /\bwish (?:that )?i (?:wasnt|werent|had never been|was never|were never) (?:born|alive|here|on this earth)\b/u,
    unless: /\bhere (?:at|in|today|but)\b/u,
  },
  {
    kind,
    says: /\b(?:nobody|no one|everyone|everybody|they|my (?:family|mum|dad|parents)|the world)(?: \w+){0,3} (?:would (?:not |even )?(?:miss|care|notice) (?:if )?(?:me|i (?:was|were|died|disappeared|am|left))|wouldnt (?:miss|care|notice) (?:if )?(?:me|i (?:was|were|died|disappeared|left))|be (?:better|happier) (?:off )?(?:without me|if i (?:was|were|died|am|left|disappeared)))/u,
    unless: /\b(?:until|breakfast|window|escap\w*|sneak\w*|orphanage|midnight|torch)\b/u,
  },
  {
    kind,
    says: /\bi (?:really |just |always |sometimes )?hate (?:my ?self|my life|being alive|living)\b/u,
    unless: /\bmyself for (?:eating|missing|forgetting|losing)\b/u,
  },
  {
    kind,
    says: /\b(?:make|made|making) my ?self (?:throw up|sick|vomit|spew)\b|\b(?:stopped|stop|dont|not|skip) (?:eat|eating|my lunch|lunch|dinner)(?: \w+){0,5} (?:because|so)(?: \w+){0,4} (?:fat|skinny|thin|ugly|lose weight|weigh)\b|\bstarv(?:e|ing) my ?self\b/u,
  },
  {
    kind,
    says: /\bi (?:dont|do not|didnt|never|might not|may not|wont|probably wont|am not going to|m not going to)(?: (?:think|thought|reckon|guess) (?:that )?(?:ill|i (?:will|would|ll|am going to|can)))? (?:\w+ )?(?:get to (?:be (?:you|old|an adult|a grown ?up|that old|(?:1\d|2\d|twelve|thirteen|fourteen|sixteen|eighteen|twenty))|grow (?:up|old))|make it to (?:1\d|2\d|twelve|thirteen|fourteen|sixteen|eighteen|twenty|high school|my (?:\w+ )?birthday|christmas|next year)|be (?:alive|around) (?:then|when|for|by|next|that long|much longer)|live (?:to be|till i|until i) )\b/u,
    unless:
      /\b(?:dogs?|cats?|pluto|mars|moon|moved?|moving|cancer|disease|hundred|100|final\w*|lev(?:el|els)|race|stairs|late|plane|traffic|soldiers?|war|trench\w*|shark|roller ?coaster|ride|party)\b/u,
    notInStories: true,
  },
];
