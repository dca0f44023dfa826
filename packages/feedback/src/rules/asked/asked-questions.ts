import { meant } from '../../language/spelling/meant.ts';
import { greets } from '../../text/meaning/letter-words.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { endingOf } from '../../text/lines/parts.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import type { Finding, Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { askedFor } from './asked-for.ts';
import { wording } from './asked-questions.wording.ts';
import { isUnmarkedQuestion } from './manner/unmarked-questions.ts';

const some = String.raw`(an?|one|two|three|four|[1-4])?(?: or more)?`;

/** “Use two rhetorical questions”, “ask her at least two questions” */
const wantsQuestions = new RegExp(
  String.raw`(?<!\b(?:without|not|n['’]t|any) )\b(?:(?:use|using|include|ask|asks|asking)(?: (?!any\b)\p{L}+){0,4}? ${some} ?(?:rhetorical )?questions?)\b(?! and answers?)`,
  'iu',
);
/** “Techniques such as rhetorical questions” are a choice. */
const isChoice = /\b(?:such as|like|for example|e\.g|or|choose|any of|devices|techniques)\b|\(/iu;

/** “Start with a question for the audience” */
const wantsFirst =
  /\b(?:start|begin|open|kick|hook)(?:s|ing|ning)? (?:\p{L}+ ){0,3}(?:with an?|by asking) (?:\p{L}+ ){0,4}questions?\b|\bquestion (?:at|in|as|for) (?:the|your) (?:very )?(?:start|beginning|opening|first (?:line|sentence))\b|\b(?:first|opening) (?:line|sentence) (?:\p{L}+ ){0,3}question\b|\b(?:hook|opening) question\b/iu;

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };
const inWords = ['none', 'only one', 'only two', 'only three'];

/** The greeting comes before it (sentences). */
const OPENING = 3;

const isAsked = (one: Sentence): boolean => one.text.includes('?') || isUnmarkedQuestion(one);

/** Whether the text asks what no mark shows, or in the middle of a sentence. */
const mayAsk = (text: StudentText): boolean =>
  /\bi wonder\b|\b(?:can|could|will|would|do|did|are|have|is) (?:you|we|it|they|there) \p{L}+/iu.test(
    meant(text),
  );

const near = (text: StudentText, sentences: readonly Sentence[]): string[] =>
  sentences
    .filter((one) => !greets.test(one.text))
    .flatMap((one) => openingPhrase(text, one))
    .filter((phrase) => countWords(phrase) >= 4);

/** ‘two questions’, ‘questions to your reader’ */
function wantOf(number: string | undefined): string {
  if (number === undefined) return 'questions to your reader';
  return numbers[number] === undefined ? 'a question' : `${number} questions`;
}

/** Fewer questions than the task asks for. */
function missing(text: StudentText, task: string): Finding[] {
  const sentence = task.split(/(?<=[.!?\n])/u).find((one) => wantsQuestions.test(one)) ?? '';
  const match = wantsQuestions.exec(sentence);
  if (match === null || isChoice.test(sentence)) return [];
  const wanted = numbers[match[1]?.toLowerCase() ?? ''] ?? 1;
  const asked = text.sentences.filter(isAsked).length;
  const count = Math.max(asked, text.text.split('?').length - 1);
  if (count >= wanted || (count === 0 && mayAsk(text))) return [];
  const middle = endingOf(text, Math.ceil(text.sentences.length / 2));
  const want = wantOf(match[1]?.toLowerCase());
  return nextStep(near(text, middle).slice(0, 2), 0.88, {
    want,
    found: inWords[count] ?? 'fewer',
    where: 'near',
  });
}

/** Questions that the task asks for. */
export const askedQuestions: Rule = {
  find(text) {
    const task = text.task ?? '';
    const beginning = text.sentences.filter((one) => !greets.test(one.text)).slice(0, OPENING);
    const isOpened = beginning.some(isAsked);
    if (askedFor(task, wantsFirst) === null || isOpened) return missing(text, task);
    return nextStep(near(text, beginning).slice(0, 1), 0.94, {
      want: 'a question at the beginning',
      found: 'none there',
      where: 'before',
    });
  },
  skill: 'readerQuestions',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'persuasive features',
    'persuasive structure',
    'recount features',
    'ideas',
    'sentence structure',
    'punctuation',
    'questions',
  ),
  cases: [
    {
      title: 'asks for the questions of a letter that has none',
      task: 'Write a letter to an author. Ask her at least two questions.',
      text: 'Dear Joy,\nMy name is Pita. I read your book about the cat. It was funny when the dog ran off. My favourite part is the end.\nFrom Pita',
      finds: [{ kind: 'nextStep', slots: { want: 'two questions', found: 'none' } }],
    },
    {
      title: 'asks for another where there are too few',
      task: 'Ask her two questions.',
      text: 'Dear Joy,\nMy name is Pita. Why does the baker wear odd shoes? It was funny when the dog ran off. My favourite part is the end.\nFrom Pita',
      finds: [{ kind: 'nextStep', slots: { want: 'two questions', found: 'only one' } }],
    },
    {
      title: 'asks for a question where the task wants it first',
      task: 'Start your speech with a question for the audience.',
      text: 'Good morning Room 5. My favourite sport is waka ama. It makes your arms strong. You hear the water.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['My favourite sport is waka ama']],
          slots: { found: 'none there' },
        },
      ],
    },
    {
      title: 'leaves a beginning alone that may be something else',
      task: 'Begin with a question or a short, surprising statement.',
      text: 'Good morning Room 5. Waka ama is cold. It makes your arms strong. You hear the water.',
      finds: [],
    },
    {
      title: 'leaves enough questions alone, whether or not they have a mark',
      task: 'Ask her two questions.',
      text: 'Dear Joy,\nMy name is Pita. Why does the baker wear odd shoes. Do you have a cat?\nFrom Pita',
      finds: [],
    },
    {
      title: 'says nothing where questions are a choice, or not to be asked',
      task: 'Use techniques such as rhetorical questions. Write it so that we can follow it without asking you any questions.',
      text: 'My favourite sport is waka ama. It makes your arms strong. You hear the water.',
      finds: [],
    },
  ],
};
