import type { StudentText } from '../../../text/student-text.ts';

/** With these words a task begins to forbid. */
export const not = String.raw`\b(?:do not|don['’]?t|never|without|avoid|not to|not allowed to|can(?:not|['’]?t)|must(?: not|n['’]?t)|rather than|instead of)`;
const inMarks = `["'‘“]?`;
const word = String.raw`${inMarks}\p{L}{3,20}["'’”]?`;
const list = String.raw`${word}(?:(?:, (?:or |and )?| or | and )${word}){0,5}`;

const quoted = String.raw`["'‘“]\p{L}{3,20}["'’”](?:(?:, (?:or |and )?| or | and )["'‘“]\p{L}{3,20}["'’”]){0,5}`;

/** ‘Yum, tasty or delicious’: several words, and nothing but words. */
const several = String.raw`\p{L}{3,20}(?:, \p{L}{3,20}){0,4},? (?:or|and) \p{L}{3,20}`;

/** Nothing else is said of how, or how often. */
const over = String.raw`(?=[.,;:!?)\n]| [–—-] |$| (?:please|thanks|at all|anywhere|in your (?:writing|story|poem|text|description))\b)(?!\W*(?:too|more|again|at the)\b)`;

/** “Do not use the words cold or freezing” */
const ofWords = new RegExp(
  String.raw`${not}(?: (?:use|using|write|writing|say|saying))?(?: the words?:? (${list})| (${quoted}))${over}`,
  'giu',
);

/** “No ‘went’ or ‘got’” */
const ofNo = new RegExp(String.raw`\bno(?: words? like)? (${quoted})${over}`, 'giu');

/** “Don’t use yum, tasty or delicious” */
const ofList = new RegExp(
  String.raw`${not} (?:use|using|say|saying) (?!the\b|any\b|your\b)(${several})${over}`,
  'giu',
);

/** “Do not use ‘I think’ or ‘I believe’” */
const aPhrase = String.raw`["'‘“]\p{L}+(?: \p{L}+){1,3}["'’”]`;
const ofPhrases = new RegExp(
  String.raw`(?:${not}(?: (?:use|using|write|writing|say|saying))|\bno)(?: the (?:words?|phrases?):?)? (${aPhrase}(?:(?:, (?:or |and )?| or | and )${aPhrase}){0,4})${over}`,
  'giu',
);

/** Forbidden where a text begins or ends, as `literary/forbidden-edges.ts` reads it. */
const ofEdges = /^(?:one day|once upon a time|the end|it was all a dream)$/iu;

/** Such words belong to capitals, marks and forms, which are no words to avoid. */
const noWords = /(?:ing|(?<!ou|s)s)$/u;

/** “Don’t tell us it is beautiful” */
const ofTelling = new RegExp(
  String.raw`${not}(?: (?:just|simply))? (?:tell|telling|say|saying)(?: (?:us|me|the reader|your reader))?(?: that)? (?:it|they|he|she|you|the \p{L}+|your \p{L}+)(?: (?:is|are|was|were|feels?|felt)|['’](?:s|re)) (?:so |very )?(${list})(?=[.,;:!?)\n]|$)`,
  'giu',
);

/** Words that no list of forbidden ones is made of. */
const noName = /^(?:and|the|from|our|your|them|that|this|list|wall|board|box|same)$/u;

const wordsIn = (task: string, pattern: RegExp): Set<string> =>
  new Set(
    Array.from(
      task.matchAll(pattern),
      ([, some, marked]) => (some ?? marked ?? '').toLowerCase().match(/\p{L}+/gu) ?? [],
    )
      .flat()
      .filter((one) => one.length >= 3 && !noName.test(one)),
  );

/** Where a text has the phrases, of several words, that a task forbids. */
export function phrasesOf(text: StudentText, task: string): { start: number; end: number }[] {
  const phrases = [...task.matchAll(ofPhrases)]
    .flatMap(([, some = '']) => some.match(/\p{L}+(?: \p{L}+)+/gu) ?? [])
    .filter((one) => !ofEdges.test(one))
    .map((one) => one.toLowerCase().split(' '));
  return phrases.flatMap((words) =>
    text.words.flatMap(({ start }, i) => {
      const last = text.words[i + words.length - 1];
      const isHere = words.every((one, j) => text.words[i + j]?.lower === one);
      return isHere && last !== undefined ? [{ start, end: last.end }] : [];
    }),
  );
}

/** The single words that a task says not to use. */
export function forbiddenIn(task: string): ReadonlySet<string> {
  const listed = [...wordsIn(task, ofList)].filter((one) => !noWords.test(one));
  return new Set([...wordsIn(task, ofWords), ...wordsIn(task, ofNo), ...listed]);
}

/** What a task says not to tell: ‘beautiful’, where it is not to be told that something is. */
export const untoldIn = (task: string): ReadonlySet<string> => wordsIn(task, ofTelling);
