import type { Sign } from '../concern.ts';
import { hint } from '../hint.ts';
import { harmlessDislikes } from '../hinted-parts.ts';

const often =
  '(?:every ?day|all the time|always|every (?:lunch|lunchtime|break|playtime|morning|week)|each day|again and again|for (?:weeks|months|years)|at (?:lunch|playtime|break))';

export const bullying: readonly Sign[] = [
  {
    kind: 'bullying',
    says: /\b(?:i|we) (?:am|was|have been|get|got|keep getting|still get|always get|been|used to get|used to be) (?:\w+ )?(?:bullied|picked on|cyber ?bullied)\b|\b(?:im|ive been|i am being|im being) (?:\w+ )?(?:bullied|picked on|cyber ?bullied)\b|\b(?:bull(?:y|ies|ied|ying)|pick(?:s|ed|ing)? on) me\b/u,
    unless: /\b(?:if|imagine|when the main|character)\b/u,
    notInStories: true,
  },
  {
    kind: 'bullying',
    says: new RegExp(
      `\\b(?:they|he|she|kids|people|boys|girls|everyone|older kids|big kids|some (?:kids|boys|girls|people))(?: \\w+){0,3} (?:hit|hits|punch|punches|kick|kicks|push|pushes|trip|call|calls|tease|teases|laugh at|spit on|spits on|hurt|hurts|hold|trip) (?:me|my)(?: \\w+){0,14} ${often}`,
      'u',
    ),
    notInStories: true,
  },
  {
    kind: 'bullying',
    says: /\b(?:everyone|everybody|the whole class|all the (?:kids|girls|boys)) (?:at school |in my class |here )?hates? me\b|\b(?:cry|crying) (?:my ?self )?(?:to sleep|every (?:night|day))\b|\bscared (?:to (?:go|come) to|of (?:going|coming) to) school\b|\b(?:i have|ive|got) no friends(?: \w+){0,6} (?:cry|alone|lonely|hate|nobody|every)\b/u,
    unless:
      /\b(?:first day|new school|started school|when i was (?:four|five|4|5|six|6)|baby|puppy)\b/u,
    notInStories: true,
  },
  {
    kind: 'bullying',
    says: /\bwe (?:all )?hate \w+/gu,
    unless: harmlessDislikes,
    notInStories: true,
    ofSomeone: true,
  },
];

const people =
  '(?:mr|mrs|ms|miss|matua|whaea|the teacher|my teacher|teachers?|the principal|everyone|everybody|my class|this class|the class|the whole (?:class|school)|the school|this school|them all|all of them|those (?:boys|girls|kids)|the (?:boys|girls|kids)|my (?:\\w+ )?(?:mum|dad|brother|sister|step ?dad|parents|family|cousin)|him|her|them)';

/** The school itself, not its bus or its photo. */
const school = String.raw`(?:the|my|this|that|our|your) (?:\w+ )?(?:school|class|classroom)(?= (?:\.|(?:on|at|in|if|when|and|because|so|but|with|tomorrow|today|tonight|next|one|some|soon|before|after|down|up|to|like|again|or)\b))`;
const willing = String.raw`(?:will|ll|would|could|might|going to|w[ao]nt to|planning to|about to|plan to|lets|should)`;

/** What writers of arguments say readers will regret. */
const regretted =
  /\b(?:if (?:you|we|people|they) (?:\w+ )?(?:miss|dont|do not|cut|keep|forget|buy|skip|litter|pollut\w*|waste|vape|smoke|change)|act now|miss(?:ed|ing)? out|trees?|forests?|reef|oceans?|plastic|climate|earth|sunscreen|homework|book|movie|fair|money|game|bill|tickets?|pizza|lunch|ice cream)\b/u;

export const threats: readonly Sign[] = [
  hint(
    'threat',
    `i(?:m| am| will|ll|d)?(?: \\w+){0,2} (?:going to|will|w[ao]nt to|wish i could|feel like|plan(?:ning)? to|could)(?: just| really)? (?:kill|killing|stab|shoot|murder|bash|strangle|punch|smash|hurt|burn|poison)(?: \\w+){0,1} ${people}`,
    /\b(?:dont|didnt|never|not) (?:w[ao]nt|wish|mean|going)\b|\b(?:not|never) to (?:hurt|kill|harm)\b|\b(?:feelings|joke|joking|game|chess|race|level|boss|tag|lol|haha\w*|paintball|laser|nerf|minecraft|fortnite|roblox|spiders?|flies|fly|mosquitos?|wasps?|rats?|mouse|mice|possums?|weeds|hug|hugs|with love|love you)\b/u,
  ),
  {
    kind: 'threat',
    says: /\b(?:bring|brought|bringing|take|took|taking|have|hide|hid|put|got)(?: \w+){0,3} (?:knife|gun|weapon|bomb|bullets|lighter|machete|hammer)(?: \w+){0,4} (?:to|at|in|into) (?:\w+ )?(?:school|class|my bag|my school ?bag)\b|\b(?:shoot|blow|burn)(?: \w+){0,2} (?:up|down)(?: \w+){0,2} (?:the|my|this) (?:school|class|classroom|house)\b/u,
    unless:
      /\b(?:whittling|butter knife|plastic|toy|water|nerf|bath|glue gun|carving|cake|lunch|fruit|camp|police|policeman|army|visit|dont|never|should not|not allowed|shouldnt|confiscate|volcano|balloons?|fire ?(?:fighters?|man|men|drill|engine|safety)|the fire|a fire|fires|show and tell)\b/u,
    notInStories: true,
  },
  hint(
    'threat',
    String.raw`(?:shoot|shoots|shooting|shot|bomb|bombs|bombed|bombing)(?: up)? ${school}|(?:burn(?:s|ed|t|ing)?|blow(?:s|n|ing)?|blew) (?:(?:up|down) ${school}|${school} (?:up|down|to the ground))|set(?:s|ting)? fire to ${school}|set(?:s|ting)? ${school} on fire|${willing} burn ${school}|${willing} (?:shoot|stab|kill|murder|bomb)(?: \w+){1,3} (?:at|in) ${school}`,
    /\b(?:movie|films?|video|photos?|camera|hoops?|goals?|nerf|water|police\w*|army|soldiers?|war|enemy|history|(?:18|19)\d\d|volcano|lava|lightning|storm|wind|cyclone|earthquake|sun|candles?|heaters?|ovens?|electric\w*|wires?|balloons?|fire ?(?:fighters?|man|men|drill|engine|safety)|the fire|a fire|fires|never|not allowed|dragons?|aliens?|robots?|monsters?|zombies?|villains?|evil|giants?|pirates?|story|character|game|minecraft|fortnite|roblox)\b/u,
  ),
  {
    kind: 'threat',
    says: /\b(?:hope|wish) (?:he|she|they|you|mr|mrs|miss|ms|my (?:step ?dad|dad|mum|brother|teacher))(?: \w+)? (?:dies?|was dead|were dead|is dead|gets? (?:killed|run over|hurt))\b/u,
    unless: /\b(?:in the end|at the end of the movie|character|dont|doesnt)\b/u,
    notInStories: true,
  },
  hint(
    'threat',
    String.raw`(?:people|they|everyone|everybody|someone|somebody|some of (?:them|you)|you(?: all| lot)?|all of (?:them|you)|(?:the|those) (?:\w+ ){1,2}(?:boys|girls|kids)|he|she) (?:\w+ )?(?:will|are going to|is going to|ll) (?:\w+ )?(?:wish (?:they|you|he|she) (?:didnt|hadnt|never|had not|did not|had never) (?:\w+ )?(?:laugh\w*|teas\w*|pick\w*|call\w*|mess\w*|push\w*|bull\w*|been mean|be mean|said|say|did|touch\w*)|(?:regret|pay for) (?:laughing|teasing|picking|calling|messing|what they (?:did|said|do)|every ?thing they (?:did|said)))`,
    /\b(?:win|won|winning|beat them|famous|all black|silver fern|olympics?|rich|million\w*|race|try ?outs?|trophy|concert|talent|vap\w*|smok\w*|planet|pollut\w*|litter\w*|climate|karma|restorative|says? sorry|said sorry)\b/u,
  ),
  hint(
    'threat',
    String.raw`(?<!\b(?:mum|dad|nana?|koro|parents|school|council|government|company|insurance|humans|planet|world|people|money|that|we|i)(?: is| are| am)? )(?:going to|will|ll) (?:all )?(?:be sorry|regret it|pay for (?:(?:it|this|that)(?= (?:\.|(?:one|soon|tomorrow|on|when|because|but|now|next|if)\b))|what (?:they|he|she|you)|laughing|teasing|being|hurting|picking|every ?thing (?:they|he|she|you)))`,
    regretted,
  ),
];
