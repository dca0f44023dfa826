import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const kind = 'home';
const theRest =
  '(?:they|everyone|everybody|the others|the (?:real |other )?(?:family|kids)|(?:his|her|their) (?:\\w+ )?kids|her real \\w+)';
const outside =
  '(?:in|on|to) (?:the|my) (?:\\w+ )?(?:garage|shed|laundry|wash ?house|hall|hall ?way|steps?|porch|deck|bathroom|bedroom|room)';
const sheds = '(?:garage|shed|laundry|wash ?house|porch|carport|basement)';
const nought =
  '(?:it(?= (?:\\.|where|like|instead|because|when|and (?:they|everyone|he|she|the))\\b| \\.)|nothing(?! but)|nobody|(?:the|a|her|his|their) (?:\\w+ )?(?:mistake|burden|lodger|spare|reject|leftover|maggot|parasite)|maggot|vermin|mistake|useless|a waste of (?:space|air|food))';

const guests =
  /\b(?:dogs?|cats?|chooks?|hens|chickens|cal(?:f|ves)|lambs?|goats?|pigs?|cows|ducks?|birds?|seals?|fish|customers?|cafe|restaurant|manuhiri|visitors?|guests|elders|kaumatua|marae|hangi|hall duty|waiter|games?|match|netball|surprise|tricks?|jump out|allerg\w*|sick|covid|homework|fasting|ramadan)\b/u;

/** What children tell of being kept apart from a family that is theirs. */
export const hintedOfBeingApart: readonly Sign[] = [
  hint(
    kind,
    `(?:when|while|after|once|until|till) ${theRest}${upTo(1)}(?:have|has|had|having|eat|eats|ate|eating|finish|finished|finishes)${upTo(4)}i (?:\\w+ ){0,2}(?:wait|stay|sit|stand|eat|get|have)${upTo(3)}(?:till|until|${outside}|(?:what|whatever)(?:s| is)? left|(?:the|their) (?:scraps|crusts))`,
    guests,
  ),
  hint(
    kind,
    `i (?:\\w+ ){0,2}(?:eat|have|get) (?:\\w+ ){0,3}(?:${outside}|by my ?self|after)${upTo(3)}(?:when|while|until|till|once|after) ${theRest}${upTo(1)}(?:have|has|had|eat|ate|finish|finished|finishes|are (?:done|finished))|i (?:\\w+ ){0,2}(?:eat|have|get) (?:whatever|what)${upTo(1)}left when ${theRest} (?:are|have|had|is)`,
    guests,
  ),
  hint(
    kind,
    `(?:calls?|called|calling) me ${nought}`,
    /\b(?:tag|tiggy|chas(?:e|ing|y)|games?|play\w*|nick ?name\w*|jok\w+|tease|coach|ref|referee|umpire|ring|phone)\b/u,
  ),
  hint(
    kind,
    `i (?:\\w+ )?(?:have|use|get|got|sleep|slept|lie|lay)(?: (?:to|only|just|in|on|under|with|use|sleep|lie|got)){0,4} (?:the|our) dogs (?:\\w+ )?(?:blanket|bed|mat|mattress|basket|kennel)`,
    /\b(?:puppy|puppies|pup|pups|kittens?|lambs?|wash\w*|wet|vet|cuddl\w*|hide and seek|games?|play\w*|next to|made|making|accident\w*|laugh\w*|funny|thunder\w*|fireworks|took|died)\b/u,
  ),
  hint(
    kind,
    `(?:my (?:bed|room|mattress) is|i (?:\\w+ ){0,3}sleep|(?:they|she|he) (?:put|puts|moved|moves|sends|sent) me|i (?:was|got|am|get) (?:put|moved|sent)) (?:out )?(?:in|into|to) the ${sheds}${upTo(6)}(?:because|since|so|when|cause)${upTo(3)}(?:wet|wets|bad|naughty|stink|smell|in the way|not (?:his|hers|theirs|her real|his real)|the real (?:kids|family))`,
    /\b(?:dogs?|puppy|cat|kitten|paint\w*|renovat\w*|carpet|flood\w*|leak\w*|rain\w*|cousins|visitors|camp\w*|drum\w*|band)\b/u,
  ),
];
