import { isPraise } from '@second-draft/feedback';
import type { Message } from '../../model/index.ts';
import type { WritingTask } from '../writers/writer.ts';
import { answerShape, concernRule, skillList } from './answer-shape.ts';
import { earlierDraft, secondDraftRules } from './earlier-draft.ts';
import { fence, fenceRule } from './fence.ts';
import { readingLevelGuidance } from './reading-level.ts';
import { taskMaterial } from './task-material.ts';

/** Shares of the words asked for: models stop short, and a sentence too many can be dropped. */
const FEWEST = 0.97;
const MOST = 1.07;

function partsOf(wordCount: number): string {
  if (wordCount < 50) return 'what works and one next step';
  if (wordCount < 90) return 'what works, and two next steps where the second is worth the words';
  return 'what works, and two or three next steps';
}

/** What the model does before it answers: a note that was checked against the text is truer. */
function order({ studentName, wordCount, focus }: WritingTask): string {
  const isPraised = isPraise(focus);
  const words = `${Math.round(wordCount * FEWEST)} to ${Math.floor(wordCount * MOST)} words`;
  const parts = isPraised
    ? 'this is praise alone, what works and nothing else: no advice, no question'
    : partsOf(wordCount);
  return [
    'Work in this order; the student sees only the points.',
    '1. "reading": go through what the criteria name, one by one, in note form. Where does the text do it? Where does it slip, or lack it? Read again before you say that something is missing: it may be there, misspelt or in other words.',
    isPraised
      ? '2. "choice": what works best on a reader, and why.'
      : '2. "choice": as a reader of this text, what would you most want changed, of what the criteria name? Weigh what runs through the text, and what is missing altogether, before any one word or sentence. Name two needs, the greater first, and say why.',
    `3. "draft": the note, ${words}: ${parts}. The student is called ${studentName}. Begin with the name and something of your own pleasure in reading; name several of the things that were asked for and that the student does, each with the words that do it. ${isPraised ? 'Say what each does to a reader.' : 'Then the next steps, the greater need first: where in the text, what to do, and enough help to begin at once (a question that the student’s sentence will answer, two or three ideas or words to choose from, a way to find the other places).'}`,
    '4. "check": read the draft against the text. Is each statement true? Is each thing that you ask for really not there yet? Does the first step serve the greater need, and would the student know what to do on Monday morning? Is it about what was asked? Is it within the words? Note what you change.',
    `5. "points": the note after the check, in its parts, in order: strengths${isPraised ? '' : ', then next steps'}. Read one after the other they are the note.`,
  ].join('\n');
}

const plainWordsRule =
  'Use only everyday words, one idea in each sentence, and no idioms or figures of speech of your own. A strength quotes only words that are right as they stand: praise nothing that has a mistake in it.';

function rules({ focus, readingLevel, earlier, plainWords }: WritingTask): string {
  const isPraised = isPraise(focus);
  const all = [
    'Quote two to eight words in a row, letter for letter, mistakes included, between “ and ”; a single word where the word itself is the matter. List each in "quotations". “ and ” stand around nothing else; words that you suggest stand between ‘ and ’.',
    'Leave the writing to the student: none of their sentences rewritten, continued or corrected. "example" is null; only where a child of this age would not know how, it is a model of at most 15 words about something else.',
    isPraised
      ? 'Speak only of what works in the writing.'
      : 'Speak only of what the criteria name; the assignment and the class help you to judge what matters. A question is part of a step, never an ending of its own.',
    ...(earlier ? secondDraftRules(isPraised) : []),
    'About the writing, not about the child: warm, honest, plain. No level, grade or score. No other names than those you quote.',
    readingLevelGuidance(readingLevel),
    ...(plainWords ? [plainWordsRule] : []),
    'New Zealand spelling (colour, organise, practise as a verb), macrons in te reo Māori; never call a Māori word, a name or a New Zealand word wrong.',
    'Plain text: no Markdown, HTML, lists or emoji.',
    fenceRule,
  ];
  return ['What holds for the note:', ...all.map((rule) => `- ${rule}`)].join('\n');
}

function focusList(focus: WritingTask['focus']): string {
  return focus
    .map(({ title, descriptors }) => (descriptors === '' ? title : `${title}: ${descriptors}`))
    .join('\n');
}

/** @param task already concealed */
export function feedbackMessages(task: WritingTask): Message[] {
  const system = [
    `You are a New Zealand primary-school teacher, known for notes under students’ work that children act on. You write one for a colleague’s student. The colleague reads it first; then the student writes ${task.earlier ? 'the next' : 'a second'} draft with it.`,
    ...(task.readByTeacher ? [] : [concernRule]),
    order(task),
    rules(task),
    `Skills:\n${skillList}`,
    answerShape,
  ].join('\n\n');
  const user = [
    `The criteria, which the note is to be about:\n${fence('CRITERIA', focusList(task.focus))}`,
    ...taskMaterial(task),
    ...(task.earlier ? [earlierDraft(task.earlier)] : []),
    `The student’s text:\n${fence('STUDENT TEXT', task.text)}`,
  ].join('\n\n');
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

export function secondTryMessages(
  before: readonly Message[],
  answer: string,
  reasons: readonly string[],
): Message[] {
  const faults = reasons.map((reason) => `- ${reason}`).join('\n');
  return [
    ...before,
    // Some services refuse a message without content.
    { role: 'assistant', content: answer.trim() === '' ? '(no answer)' : answer },
    {
      role: 'user',
      content: `That can’t be used yet:\n${faults}\n\nWrite the whole answer again, by all the rules, in the same JSON.`,
    },
  ];
}
