import { withoutPause } from '../../../text/marks/end-marks.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { MOST_WORDS } from '../../../text/excerpts/quotable.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { inWords, nextStep, strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './briefest-answer.wording.ts';

/** A longer answer is no brief one (words). */
const BRIEF = 9;

/** A fuller answer says something of its own (words). */
const FULL = 7;

/** What stands below each question, where it is one line. */
function answersOf({ lines, prompts }: StudentText): Span[] {
  const asked = new Set(prompts);
  return lines.flatMap((line, i) => {
    const [answer, next] = lines.slice(i + 1, i + 3);
    const isAlone = next === undefined || asked.has(next);
    return asked.has(line) && answer !== undefined && isAlone ? [answer] : [];
  });
}

/** “What does it eat?”, as a task asks it; a question to the reader is of something else. */
const copied = /^(?:what|where|how|when|who|why) (?:\p{L}+ ){1,3}(?:it|they)\b.*\?$/iu;

/** One such question may be the writer's own. */
const FEWEST_COPIED = 2;

/** Nothing is told in fewer (words). */
const BAREST = 3;

/** The barest answer to questions of the task that were written down one after the other, each before its own. */
function barestIn({ sentences }: StudentText): string[] {
  const answers = sentences.flatMap(({ text, line }, i) => {
    const next = sentences[i + 1];
    return copied.test(text) && next?.line === line && !next.text.endsWith('?') ? [next] : [];
  });
  const barest = answers.toSorted((a, b) => a.words.length - b.words.length)[0];
  const isBare = barest !== undefined && barest.words.length > 0 && barest.words.length <= BAREST;
  return answers.length >= FEWEST_COPIED && isBare ? [withoutPause(barest.text)] : [];
}

/** Of answers to several questions, the fullest, and one to say more in. */
export const briefestAnswer: Rule = {
  find(text) {
    if (text.prompts.length === 0) return nextStep(barestIn(text), 0.9);
    const answers = answersOf(text)
      .map((one) => ({ words: withoutPause(one.text), length: countWords(one.text) }))
      .filter(({ words, length }) => length > 0 && !/["“”]/u.test(words))
      .toSorted((a, b) => a.length - b.length);
    const [least, next] = answers;
    const most = answers.findLast(({ length }) => length <= MOST_WORDS);
    if (least === undefined || next === undefined || most === undefined) return [];
    const isFull = most.length >= FULL && most.length > least.length;
    return [
      ...strength(isFull ? [most.words] : [], 0.45, { count: inWords(text.prompts.length) }),
      ...nextStep(least.length <= BRIEF ? [least.words] : [], 0.55),
    ];
  },
  skill: 'details',
  wording,
  taken: { by: 'adding', where: 'here' },
  speaksOf: {
    strength: {
      praise: 9,
      ideas: 9,
      'recount structure': 9,
      'recount features': 9,
      'report structure': 9,
      'report features': 9,
      'general writing': 9,
    },
    nextStep: {
      ideas: 9,
      'recount structure': 9,
      'recount features': 9,
      'report structure': 9,
      'report features': 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'praises a full answer, and asks for more at the briefest',
      text: 'What does a weta eat?\nleaves\nWhere does it live?\nin trees\nHow does it hear?\nIt has ears in the knees of its front legs.',
      finds: [
        { kind: 'strength', quotations: [['It has ears in the knees of its front legs']] },
        { kind: 'nextStep', quotations: [['leaves']] },
      ],
    },
    {
      title: 'asks for more at the barest answer to questions that stand in a row',
      text: 'Weta\nWhat does it look like? It is brown and it has long legs. What does it eat? leaves. Where does it live? in trees and logs.',
      finds: [{ kind: 'nextStep', quotations: [['leaves']] }],
    },
    {
      title: 'leaves questions in a row alone that are answered',
      text: 'Weta\nWhat does it look like? It is brown and it has long legs. What does it eat? It eats leaves and fruit. Where does it live? It lives in trees and logs.',
      finds: [],
    },
    {
      title: 'leaves questions to the reader alone',
      text: 'Have you ever seen a weta? I have. Where was it? It sat in my gumboot. What did I do?',
      finds: [],
    },
    {
      title: 'leaves the questions of jokes alone',
      text: 'Why did the cow cross the road?\nTo get to the moo-vies\nWhat do you call a weta?\nA jumper\nWhat is brown and sticky?\nA stick',
      finds: [],
    },
  ],
};
