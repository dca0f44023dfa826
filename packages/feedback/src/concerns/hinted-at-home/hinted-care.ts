import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';
import { parents } from '../people.ts';

const small =
  '(?:the|my|our) (?:\\w+ )?(?:baby|babies|bubba|bub|brothers?|sisters?|twins|little ones|kids|siblings)';
const awake =
  'camp\\w*|tramp\\w*|earthquakes?|aftershocks?|flood\\w*|tsunami|cyclone|storm|fire drill|bush ?fire|hut|fishing|hunting|race|plane|airport|christmas|santa|birthday|trip|holiday|cold|freezing|game|early bus';
const helping =
  'lambs?|cal(?:f|ves)|pupp(?:y|ies)|kittens?|dolls?|babysit\\w*|minutes?|mins|half an hour|(?:an|one|1) hour|hanging|hung|mow\\w*|mowed|gardening|in the shower|had a shower|supermarket|shops?|next door|first time|trip|plane|work|conference|course|hospital';

/** What children hint at about who looks after whom. */
export const hintedOfCare: readonly Sign[] = [
  hint(
    'home',
    `(?:sleep|sleeps|slept|sleeping|go to bed|lie)${upTo(2)}(?:with|in) (?:my|our|all my) (?:shoes|sneakers|clothes|uniform|coat|jacket|gumboots)${upTo(3)}(?:in case (?:i|we|he|she|they|dad|mum|step ?dad|uncle|the police|it (?:starts|happens))|so (?:i|we) can (?:run|escape|get (?:away|out))|ready to run)|(?:bags?|shoes)${upTo(3)}(?:ready|packed|by the door|under my (?:bed|pillow))${upTo(3)}in case (?:he|she|dad|mum|step ?dad|we (?:have|need) to (?:run|go|leave|get out))|in case (?:i|we) (?:have|need|had) to (?:run|leave|go|get out|sneak out)(?: again| in the night| fast| from (?:him|dad|mum))`,
    new RegExp(`\\b(?:${awake})\\b`, 'u'),
  ),
  hint(
    'home',
    `(?:${parents})(?: has| have)? (?:left|took off|taken off|walked out|gone off|ran off|disappeared|cleared out)(?: me| us)? (?:\\w+day|last|on|and|so|ages|when|since|for good|a (?:week|month|while))${upTo(6)}(?:feed|feeding|fed|look after|looking after|looked after|cook|cooking|chang(?:e|ing)) (?:for )?${small}|(?:feed|feeding|fed|look after|looking after|looked after|raise|raising) ${small}${upTo(3)}(?:by (?:my|our) ?sel(?:f|ves)|on (?:my|our) own|alone)${upTo(1)}(?:every|most|all|since|because|until|till|at night|when|again)|(?:feed|feeding|look after|looking after) ${small}${upTo(3)}because (?:no ?one|nobody) else`,
    new RegExp(`\\b(?:${helping})\\b`, 'u'),
  ),
  hint(
    'substances',
    `(?:put|roll|rolls|rolled|turn|turns|turned|lie|laid|get)(?:ting|ing)? (?:mum|dad|him|her|step ?dad|my (?:\\w+ )?(?:mum|dad|brother|sister))(?: \\w+){0,1} (?:on|onto|on to|over on) (?:her|his) side|chok(?:e|es|ed|ing) on (?:her|his) (?:own )?(?:sick|spew|vomit|tongue)|(?:clean|cleaned|cleaning|wipe|wiped|mop|mopped)(?: up)? (?:my )?(?:mums|dads|uncles|step ?dads) (?:sick|spew|vomit|wee|pee)|(?:tip|tips|tipped|pour|poured|hide|hid)${upTo(3)}(?:wine|beers?|vodka|bourbon|rum|(?:mums|dads|her|his) (?:bottles?|cans))${upTo(2)}(?:down the (?:sink|toilet|drain)|so (?:she|he|mum|dad|they) (?:cant|wont|doesnt|couldnt))`,
    /\b(?:dogs?|cats?|puppy|kitten|baby|babys|toddler|lambs?|first aid|hospital|operation|flu|tummy|stomach|sea ?sick|car ?sick|boat|bug|seizures?|fits?|epilep\w*|fizzy|shampoo|milk|medicine|recycl\w*|nurse|sheep|ewes?|rams?|cows?|calf|horses?|shear\w*|surf\w*|kayak|lifeguards?|rescue\w*|pranks?|jok\w+|back (?:hurts?|is sore))\b/u,
  ),
  hint(
    'substances',
    `(?:i|we|me and \\w+)${upTo(2)}(?:had|have|having|did|do|smoked)${upTo(2)}(?:cones?|joints?|tinn(?:y|ies))${upTo(9)}(?:funny colou?rs|high|stoned|dizzy|spin\\w*|couldnt feel|blazed|smok\\w*)|(?:man|lady|guy|someone|somebody|mum|dad|uncle|he|she)${upTo(2)}(?:asleep|passed out|lying|sleeping|out cold|unconscious)${upTo(5)}needles?`,
    /\b(?:ice ?creams?|waffle|scoops?|chocolate|vanilla|knees?|elbows?|sore|hospital|doctor|nurse|vet|sewing|knitting|pine|hedgehog|dentist|vaccin\w*|jab|drip|ladybirds?|operation)\b/u,
  ),
];
