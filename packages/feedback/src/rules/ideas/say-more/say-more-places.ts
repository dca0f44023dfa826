import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../language/kinds-of-words/felt-words.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import type { KindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';

/** Where something happens or changes. */
export const turning =
  /^(?:suddenly|all of a sudden|at last)\b|^when\b[^.]* (?:was|were) (?:full|gone|empty|open)\b|\b(?:suddenly|realised|screamed|landed|jumped|fell|broke) \p{L}+/iu;

/** Where a story leaves time out. */
export const jumping =
  /^(?:by (?:lunch\p{L}*|dusk|dawn|nightfall|midnight|evening|noon|midday)|(?:\p{L}+ )?(?:hours|days|weeks|months) later|after (?:(?:a few|two|three|several|many) (?:hours|days|weeks)|hours)|eventually)\b/iu;

/** Somebody stops or looks, and a reader would like to know what goes on inside. */
export const pausing =
  /\b(?:i|we|he|she|\p{Lu}\p{Ll}+|(?:my|his|her) \p{Ll}+) (?:just |only |slowly |quietly )?(?:looked (?:at|down|up|back|around|out)|stared|gazed|watched|paused|froze|nodded|stood (?:still|there)|said nothing|did(?:n['’]t| not) (?:say|answer|speak|move|laugh|reply|look up|shoot|cry))\b|\b(?:waited,? and (?:we |i )?waited)\b/u;

/** Somebody is at a place. */
export const being =
  /\b(?:i|we|he|she|they|\p{Lu}\p{Ll}+) (?:stood|sat|lay|climbed|stepped|crept|crawled|hid|knelt|squeezed|walked) (?:[\p{L}’']+ ){0,3}(?:in|on|under|into|through|inside|behind|along|across|beside|onto) (?:[\p{L}’']+ ){0,2}\p{L}{3,}/u;

/** Somebody comes to a place, does something there, or looks into it. */
const coming =
  /\b(?:(?:went|came|got|ran|flew|rolled|hopped|swam|drove|rode|fell|jumped|walked|climbed|crawled|landed|arrived)(?: (?:back|out|all the way|straight|\p{L}+ly))*|(?:scrubbed|played|waited|worked)(?: \p{L}+){0,3}?|looked(?= (?!at\b))) (?:to|up|down|into|in|inside|under|past|through|at|over|along|across|behind|around|onto) (?:the|an?|his|her|their|my|our) (?!bed\b|bottom\b|top\b|pocket)\p{L}{3,}/iu;

/** Whether somebody is at a place, or comes to one. */
export const isAtPlace = (place: string): boolean => being.test(place) || coming.test(place);

/** What happens again and again is no moment. */
const habit = /\b(?:every|always|never|used to|would|sometimes|often|usually|if)\b/iu;

const effect =
  /\b(?:(?:it|this|they|kids|children|everyone|students) (?:will|would)|(?:it|this|that) (?:helps?|makes?|gives?|teaches))\b/iu;

/** A fact that makes a reader ask why. */
const wantsWhy =
  /\b(?:only|never|always|can(?:['’]?t|not)|cannot|prefers?|rare|dangerous|endangered|important|hardly|(?:bigger|smaller)(?! than\b)|faster|better|special)\b/iu;

/** What comes of what was told before has its cause there. */
const follows =
  /^(?:and |but )?(?:eventually|finally|then|after|as a result|so|soon|now|next|in the end)\b/iu;

/** Gives its own reason or example. */
const supported =
  /\btoo \p{L}+ (?:to|for) |\b(?:but|even|please|because|becuase|becos|cos|since|so that|so|by \p{L}+ing|to (?:keep|help|make|stop|protect)|for example|such as|like|if|when|once|my \p{L}+ (?:says|said|goes|went|has|had|was|is))\b|\d/iu;

/** The next sentence gives it. */
const goesOn =
  /^(?:this|that|these|those|it (?:means|is because|helps)|for example|once|last|when|if|because|so|then)\b|\b(?:because|becos|so that|for example|such as|once|last|i (?:saw|had|went|was|got)|my \p{L}+ (?:says|said|goes|went|has|had|was|is|\p{L}+ed))\b/iu;

const acting = String.raw`(?:\p{Ll}{2,}ed|ran|saw|took|gave|got|sat|stood|held|went|came|put|kept|threw|swung|hid|shook|let|dug|swam|shot|rode|drove|flew|crept|lay|knelt|tore|spun|blew|drew|broke|caught)`;

/** Who does something: the first words of the sentence, or of what follows a word like ‘then’. */
export const doer = new RegExp(
  String.raw`^(?:(?:Then|Next|So|After that|Finally|That night|Suddenly|Slowly|Quickly),? )?([Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Mm]y \p{Ll}{3,}|Mum|Dad|Nana?|Koro|Grandad|Grandma|(?!Then|Every|Some|No|But|And|When|That|This|The|Mine|Ours)\p{Lu}\p{Ll}{2,}(?!one|body)) (?:\p{Ll}+ly |just )?${acting}(?!\p{L})(?! (?:home|to bed|asleep|to sleep)\b)`,
  'u',
);

/** Told of the past in general, or not told at all. */
const summary =
  /\b(?:an idea|agree\p{L}*|the (?:best|worst)|lots of|stuff|things|all (?:day|night|week))\b/iu;

const inside = (words: string) =>
  tellsThought.test(words) || namesFeeling.test(words) || showsFeeling.test(words);

/** Leaves something open that the next sentence then tells: “What helped was silly. It was a pie.” */
const teasing = /^(?:what|the (?:first|next|last|only|one) thing|there was (?:one|just|only))\b/iu;

/** How much a story makes a reader ask at a sentence; nothing where what comes next tells it. */
function pull(one: string, next: string, soon: string): number {
  if (teasing.test(one)) return 0;
  if (habit.test(one) || summary.test(one) || inside(one)) return 0;
  if (inside(next) || tellsOfSenses.test(soon)) return 0;
  if (turning.test(one) && !/\basleep\b/u.test(one)) return 3;
  if (pausing.test(one) && doer.test(one)) return 3;
  if (jumping.test(one)) return 2;
  if (being.test(one)) return tellsOfSenses.test(one) ? 0 : 2;
  return doer.test(one) ? 1 : 0;
}

/** From here on, the place is worth a step for its own sake. */
export const LEADS = 2;

/**
 * How much a sentence makes a reader ask, with the next one and all that comes soon; no step of an
 * instruction does.
 */
export const leads: Record<
  KindOfWriting,
  (sentence: string, next: string, soon: string) => number
> = {
  steps: () => 0,
  argument: (one, next) =>
    effect.test(one) && !supported.test(one) && !goesOn.test(next) ? LEADS : 0,
  story: pull,
  facts: (one, next) =>
    wantsWhy.test(one) && !follows.test(one) && !supported.test(one) && !goesOn.test(next)
      ? LEADS
      : 0,
};
