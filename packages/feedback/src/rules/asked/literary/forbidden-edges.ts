import { endingOf } from '../../../text/lines/parts.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { lowerWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './forbidden-edges.wording.ts';

const not = String.raw`\b(?:do not|don['’]?t|never|avoid|not to|not|without|rather than|instead of)`;
const it = String.raw`(?: (?:it|off|your \p{L}+|the \p{L}+|with|by|saying|writing)){0,5}`;
const quoted = String.raw`["'‘“]\p{L}[\p{L}\p{N} ,’-]{1,40}["'’”]`;
const list = String.raw`(${quoted}(?:(?:,| or|, or| and) ${quoted}){0,4})`;

/** Without marks around them, only what children begin and end with most often. */
const known = String.raw`((?:one day|once upon a time|it was all a dream|the end)\b)`;

const edges = (verbs: string): RegExp =>
  new RegExp(
    String.raw`${not} (?:${verbs})(?:ing|ning|ish|ishing)?${it} (?:${list}|${known})`,
    'giu',
  );
const ofStart = edges('start|begin|open');
const ofEnd = edges('end|fin|conclude');

/** “An opening (not ‘On Saturday’)” */
const ofOpening = new RegExp(
  String.raw`\b(?:openings?|beginnings?|start|first (?:line|sentence)|hook)\b[^.!?\n"'‘“’”]{0,30}\b(?:not|other than|better than|more (?:interesting|exciting) than|instead of|rather than) ${list}`,
  'giu',
);

/** How many sentences an ending has. */
const ENDING = 2;

/** Stands alone, and in no sentence of the text. */
const theEnd = /(?:^|[.!?\n]\s*)(the end)\W*$/iu;
const LONGEST_CLOSE = 30;

/** “No ‘One day’ or ‘Once upon a time’”: nothing else begins so. */
const ofKnown =
  /\bno ["'‘“](once upon a time|one day)["'’”](?:(?:, (?:or )?| or | and )["'‘“](once upon a time|one day)["'’”])?/giu;

/** “The ending must not be ‘they lived happily ever after’” */
const ofEnding = new RegExp(
  String.raw`\b(?:ending|end|last (?:line|sentence)) (?:must|should|can|may|does|is) ?(?:not|n['’]t|never) (?:be )?(?:a dream,? (?:or|and) )?${list}`,
  'giu',
);

const wordsNamed = (task: string, patterns: readonly RegExp[]): string[] =>
  patterns
    .flatMap((pattern) => [...task.matchAll(pattern)])
    .flatMap(([, marked, plain = '']) => [plain, ...(marked ?? '').split(/["'‘“”]|’(?!\p{L})/u)])
    .map((words) => lowerWords(words).join(' '))
    .filter((words) => words.length > 2 && words !== 'and');

function found(edge: 'start' | 'end', words: string, phrases: readonly string[]): Finding[] {
  const skill = edge === 'start' ? 'hook' : 'resolution';
  return nextStep(phrases.slice(0, 1), 0.95, { edge, words: `‘${words}’` }).map((one) => ({
    ...one,
    skill,
  }));
}

/** Where a sentence has these words, the first of them; or only if it begins with them. */
function wordsAt({ words: all }: Sentence, words: string, isFirst: boolean): Word[] {
  const wanted = words.split(' ');
  const at = all.findIndex((_, i) => wanted.every((one, j) => all[i + j]?.lower === one));
  return at < 0 || (isFirst && at > 0) ? [] : all.slice(at, at + wanted.length);
}

function placeIn(
  text: StudentText,
  edge: 'start' | 'end',
  sentence: Sentence,
  words: string,
): Finding[] {
  const [first, ...others] = wordsAt(sentence, words, edge === 'start');
  if (first === undefined) return [];
  const phrase = edge === 'start' ? openingPhrase(text, sentence) : [phraseAround(text, first)];
  const written = text.text.slice(first.start, (others.at(-1) ?? first).end);
  return found(
    edge,
    written,
    phrase.filter((one) => one !== null),
  );
}

/** How the task says not to begin or end, where the text does it all the same. */
export const forbiddenEdges: Rule = {
  find(text) {
    const task = text.task ?? '';
    const [first] = text.sentences;
    const starts = wordsNamed(task, [ofStart, ofOpening, ofKnown]).flatMap((words) =>
      first === undefined ? [] : placeIn(text, 'start', first, words),
    );
    if (starts.length > 0) return starts.slice(0, 1);
    const ends = wordsNamed(task, [ofEnd, ofEnding]);
    const close = theEnd.exec(text.text.slice(-LONGEST_CLOSE))?.[1];
    if (ends.includes('the end') && close !== undefined) return found('end', close, [close]);
    const last = endingOf(text, ENDING).filter((one) => !isSpoken(text, one));
    return ends
      .flatMap((words) => last.flatMap((one) => placeIn(text, 'end', one, words)))
      .slice(0, 1);
  },
  skill: 'hook',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      ideas: 9,
      'narrative structure': 9,
      'narrative features': 9,
      'recount structure': 9,
      'recount features': 9,
      'sentence structure': 9,
      'report structure': 9,
      'persuasive structure': 9,
      opening: 1,
      ending: 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'finds the beginning that the task does not want',
      task: 'Don’t start with ‘One day’ or ‘Once upon a time’.',
      text: 'The time machine\nOne day Sam found a time machine in the shed. It had a red lever. He pulled it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['One day Sam found a time machine in the shed']],
          slots: { edge: 'start', words: '‘One day’' },
        },
      ],
    },
    {
      title: 'finds it where the task wants a better opening than that',
      task: "Write a recount with an interesting opening (not 'On Saturday').",
      text: 'On Saturday I went to the fair. We had chips. I went on the dodgems.',
      finds: [{ kind: 'nextStep', quotations: [['On Saturday I went to the fair']] }],
    },
    {
      title: 'finds what begins or ends so where the task only says ‘no’ or ‘must not be’',
      task: 'No "One day" or "Once upon a time". The ending must not be a dream or "we all lived happily ever after".',
      text: 'Sam found a lever. He pulled it. A shark came. It swam away and we all lived happily ever after.',
      finds: [
        {
          kind: 'nextStep',
          slots: { edge: 'end', words: '‘we all lived happily ever after’' },
        },
      ],
    },
    {
      title: 'finds the ending that the task does not want',
      task: "Do not end your story with 'it was all a dream'.",
      text: 'Sam found a lever. He pulled it. A shark came. It opened its mouth. It was all a dream.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['It was all a dream']],
          slots: { edge: 'end', words: '‘It was all a dream’' },
        },
      ],
    },
    {
      title: 'finds ‘The End’ where the task wants none',
      task: "Don't end with 'the end'.",
      text: 'Sam found a lever. He pulled it. A shark came. It swam away. The End.',
      finds: [{ kind: 'nextStep', quotations: [['The End']], slots: { words: '‘The End’' } }],
    },
    {
      title: 'leaves other beginnings and endings alone, and what the task does want',
      task: 'Don’t start with ‘One day’. Start with ‘On Saturday’. Don’t end with ‘the end’.',
      text: 'On Saturday I went to the fair. We had chips. One day I will go again.',
      finds: [],
    },
  ],
};
