import { namesFeeling, showsFeeling } from '../../../language/kinds-of-words/felt-words.ts';
import { lowerWords } from '../../../text/words.ts';
import { stemOf } from '../../changes/kind-of-revision.ts';
import { isOfTopic } from '../../words/of-topic.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Traced } from './where-now.ts';

/** Words of a step that name parts of a text or ask, and say nothing of what is in it. */
const ofSteps = wordSet(`
part parts bit bits sentence sentences line lines paragraph paragraphs fact facts idea ideas event events step steps story recount report letter writing text reader readers
tell tells telling say says saying said talk talks talking explain explains ask asks asking know knows happen happens happened other others same start beginning end first last
move put take bring belong belongs should need needs come comes want wants find found stuck sits sit where your
`);

/** What a sentence does, as a step says it and as it can be seen. */
const kinds: readonly [named: RegExp, seen: RegExp][] = [
  [
    /\b(?:what you(?:'re| are)? (?:want|ask|think|believe)\w*|asking for|your (?:request|opinion|point of view|view|argument))\b/u,
    /\b(?:please|should|must|can you|could you|(?:i|we) (?:\p{L}+ )?(?:want|think|believe|reckon|need|ask))\b/iu,
  ],
  [
    /\b(?:who (?:was|were|came|went|is|you)|the people|everyone who)\b/u,
    /\b(?:mum|dad|nana?|koro|sister|brother|cousins?|cuz\w*|aunty|auntie|uncle|friends?|mates?|class|team|family|wh[aā]nau)\b|\p{L}, (?:my \p{L}+ )?\p{Lu}\p{Ll}+ and (?:my |his |her )?\p{L}+/u,
  ],
  [
    /\b(?:how you felt|feelings?)\b/u,
    new RegExp(`${namesFeeling.source}|${showsFeeling.source}`, 'iu'),
  ],
  [
    /\b(?:tips?|warnings?|advice)\b/u,
    /\b(?:tips?|(?:be|take) care|careful\w*|never|always|don['’]?t|do not|make sure|remember|warning|watch out)\b/iu,
  ],
  [
    /\b(?:what you need|ingredients?|equipment|materials|things you need)\b/u,
    /\b(?:you(?:['’]ll| will)? need|ingredients?|equipment|materials)\b/iu,
  ],
];

/** ‘Not until the very last line’: where it is. */
const isLast =
  /\b(?:until|in|at|is|as|comes?) (?:the |your )?(?:very )?(?:last (?:line|sentence)|end)\b|\b(?:the|your) (?:very )?last (?:line|sentence)\b/u;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const numbered = /\bsteps? (?:number )?(\d{1,2})\b|^\W*(\d{1,2})\W*(?:around|round|over)?\W*$/u;
const nth = new RegExp(String.raw`\b(${ordinals.join('|')}|last) (?:step|sentence|line)\b`, 'u');

/** Whether a word is in so many sentences that it shows none of them. */
const MOST_SHARING = 3;

/** ‘Step 3’, ‘your second sentence’. */
function byNumber(what: string, all: readonly Traced[]): Traced[] | null {
  const number = numbered.exec(what);
  if (number !== null) {
    const mark = number[1] ?? number[2] ?? '';
    const step = all.filter(({ text }) =>
      new RegExp(String.raw`^\W*(?:step )?${mark}(?!\d)`, 'iu').test(text),
    );
    return step.length === 1 ? step : [];
  }
  const found = nth.exec(what)?.[1];
  if (found === undefined) return null;
  const one = found === 'last' ? all.at(-1) : all[ordinals.indexOf(found)];
  return one === undefined ? [] : [one];
}

const stemsOfWords = (what: string) =>
  new Set(
    lowerWords(what).flatMap((word) => (isOfTopic(word) && !ofSteps.has(word) ? stemOf(word) : [])),
  );

/** The sentences that have most of what is named, by words that few of them have. */
function byWords(what: string, all: readonly Traced[], context: string): Traced[] {
  const named = stemsOfWords(about.exec(what)?.[1] ?? what);
  const sharing = new Map(
    [...named].map((stem) => [stem, all.filter(({ stems }) => stems.has(stem)).length]),
  );
  const scored = all.map((one) => {
    const having = [...named].filter((stem) => one.stems.has(stem));
    const rare = having.filter((stem) => (sharing.get(stem) ?? 0) <= MOST_SHARING);
    const score = having.reduce((sum, stem) => sum + 1 / (sharing.get(stem) ?? 1), 0);
    return { one, score: rare.length > 0 || having.length >= 2 ? score : 0 };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const best =
    most === 0 ? [] : scored.filter(({ score }) => score >= most - 0.001).map(({ one }) => one);
  return best.length < 2 ? best : bySurroundings(best, all, stemsOfWords(context), named);
}

/** ‘… is stuck in with where they live’: of several, the one beside what else is named. */
function bySurroundings(
  best: readonly Traced[],
  all: readonly Traced[],
  context: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Traced[] {
  const beside = best.map((one) => {
    const at = all.indexOf(one);
    const stems = new Set([all[at - 1], all[at + 1]].flatMap((next) => [...(next?.stems ?? [])]));
    return [...context].filter((stem) => !named.has(stem) && stems.has(stem)).length;
  });
  const most = Math.max(...beside);
  return best.filter((_, i) => beside[i] === most);
}

/** ‘The sentence about kea is stuck in the wrong place’ names kea. */
const about =
  /\babout ((?:(?!\b(?:is|are|was|were|comes?|goes|sits?|should|needs?|has|have|belongs?|does|doesn't)\b)[^.?!,])+)/u;

/**
 * The sentences of the earlier draft that a step means by what it says of them; none where it may
 * be any of several.
 * @param whole the step, which may say where they are
 */
export function namedSentences(
  what: string,
  all: readonly Traced[],
  whole: string,
): readonly Traced[] {
  const counted = byNumber(what, all);
  if (counted !== null) return counted;
  const last = all.at(-1);
  if (last !== undefined && isLast.test(whole) && !isLast.test(what) && isLastNamed(what, last))
    return [last];
  const own = byWords(what, all, whole);
  const kind = kinds.find(([named]) => named.test(what));
  if (kind === undefined) return own.length <= MOST_SHARING ? own : [];
  const such = all.filter(({ text }) => kind[1].test(text));
  const both = own.filter((one) => such.includes(one));
  if (both.length > 0) return both;
  return such.length === 1 ? such : [];
}

/** Whether the last sentence is of the kind that is named, or shares a word with it. */
function isLastNamed(what: string, last: Traced): boolean {
  const kind = kinds.find(([named]) => named.test(what));
  return kind?.[1].test(last.text) ?? [...stemsOfWords(what)].some((stem) => last.stems.has(stem));
}

/** Whether words do what is named, as far as that can be seen. */
export const isOfNamedKind = (what: string, text: string): boolean =>
  kinds.some(([named, seen]) => named.test(what) && seen.test(text));
