import { isPraise } from '@second-draft/feedback';
import type { Message } from '../../model/index.ts';
import type { WritingTask } from '../writers/writer.ts';
import { answerShape, skillList } from './answer-shape.ts';
import { earlierDraft, secondDraftRules } from './earlier-draft.ts';
import { fence, fenceRule } from './fence.ts';
import { readingLevelGuidance } from './reading-level.ts';
import { taskMaterial } from './task-material.ts';

/** Shares of the words asked for: models stop short, and a sentence too many can be dropped. */
const FEWEST = 0.97;
const MOST = 1.07;

const wordRange = (asked: number) =>
  `between ${Math.round(asked * FEWEST)} and ${Math.floor(asked * MOST)} words`;

function pointsFor(wordCount: number): string {
  if (wordCount < 50) return 'one strength, and one next step that takes up half of the words';
  if (wordCount < 90)
    return 'one or two strengths in less than half of the words, then two next steps';
  return 'two or three strengths in less than half of the words, then two or three next steps';
}

const praiseFor = (wordCount: number) =>
  wordCount < 50 ? 'one or two strengths' : 'two to four strengths';

const reading = [
  'Read the whole text, then read it again for each thing that the criteria name. Put down what you see in "reading" and "choice", in note form; only the teacher sees these two.',
  '- "reading": one entry for each thing that the criteria name. Where does the text do it (the student’s words), and where is it missing or does it slip? Before you call something missing, look once more: it may be misspelt, or said in another way.',
];

function choiceRule(isPraised: boolean): string {
  return isPraised
    ? '- "choice": what in this text works best on a reader, and why.'
    : '- "choice": of what the criteria name, the need that most stands between this text and its reader, then the next one. A need that runs through the text (tense, paragraphs, sentences that don’t end, thin detail), or a part that was asked for and is missing or says nothing, comes before one word or one sentence. Say why these two.';
}

function stepRules(): string[] {
  return [
    'The first next step is the first need of your choice, the second the second. Name the place (after “…”, where you wrote “…”, in your second paragraph), say what to do there, and how to go about it: a question to answer, two or three things to choose from, or a way to find the other places. The student can begin at once, without asking what you mean.',
    'Ask for nothing that the text has already. Look for it before you write the step.',
    'A question may stand in a next step, where its answer is what the student is to write; nowhere else.',
    'Do not write it for the student: no sentence of the text rewritten, continued or corrected. You may offer single words, ideas or a sentence starter, in ‘ ’. "example" is null; only where a child of this age would not know how to do it, it is a model of at most 15 words about something else than this text.',
  ];
}

const plainWordsRule =
  'Use only everyday words, one idea in each sentence, and no idioms or figures of speech of your own. A strength quotes only words that are right as they stand: praise nothing that has a mistake in it.';

function rules(task: WritingTask): string {
  const { studentName, wordCount, readingLevel, focus } = task;
  const isPraised = isPraise(focus);
  return [
    `In "points", write ${wordRange(wordCount)} in all: ${isPraised ? praiseFor(wordCount) : pointsFor(wordCount)}. They are read one after the other, as one note.`,
    `Speak to the student, as a teacher who has enjoyed reading this. The student is called ${studentName}; begin with the name, and use it once. Write no other name unless you quote it.`,
    isPraised
      ? 'This time it is praise alone: strengths only, no next step, no question and no advice.'
      : 'Speak only of what the criteria name. The assignment and the class only help you to judge what matters.',
    'A strength names what was asked for: two to four of the things that the student truly does, each with the words that do it, and what that does for a reader. Praise nothing for only being there.',
    ...(isPraised ? [] : stepRules()),
    ...(task.earlier ? secondDraftRules(isPraised) : []),
    'Quote two to eight words in a row, copied letter for letter, mistakes included, between “ and ”; a single word only where the word itself is the matter. List each in "quotations". Quote nothing that is not in the text, and put “ and ” around nothing else.',
    'All that you say of the text is true. Say how many, all, every, always or never only if you have checked each place; say nothing of what the student meant or felt unless the text does.',
    'Speak about the writing, not about the child: warm, honest and plain. Give no level, grade or score.',
    readingLevelGuidance(readingLevel),
    ...(task.plainWords ? [plainWordsRule] : []),
    'Use New Zealand spelling (colour, organise, practise as a verb) and macrons in te reo Māori. Never call a Māori word, a name or a New Zealand word wrong.',
    'Plain text in the comments: no Markdown, no HTML, no lists, no emoji.',
    fenceRule,
  ]
    .map((rule, index) => `${index + 1}. ${rule}`)
    .join('\n');
}

function focusList(focus: WritingTask['focus']): string {
  return focus
    .map(({ title, descriptors }) => (descriptors === '' ? title : `${title}: ${descriptors}`))
    .join('\n');
}

/** @param task already concealed */
export function feedbackMessages(task: WritingTask): Message[] {
  const system = [
    `You are an experienced New Zealand primary-school teacher. You write feedback on a student’s draft for the student’s teacher, who reads it first; then the student uses it to write ${task.earlier ? 'the next' : 'a second'} draft.`,
    ['First read.', ...reading, choiceRule(isPraise(task.focus))].join('\n'),
    `Then write the points.\n${rules(task)}`,
    `Skills:\n${skillList}`,
    answerShape,
  ].join('\n\n');
  const user = [
    `The criteria, which the feedback is to be about:\n${fence('CRITERIA', focusList(task.focus))}`,
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
