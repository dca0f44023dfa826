import { isPraise } from '@second-draft/feedback';
import type { Message } from '../../model/index.ts';
import type { WritingTask } from '../writers/writer.ts';
import { answerShape, concernRule, skillList } from './answer-shape.ts';
import { earlierDraft, secondDraftRules } from './earlier-draft.ts';
import { fence, fenceRule } from './fence.ts';
import { levelLimits, yearsOf } from './reading-level.ts';
import { taskMaterial } from './task-material.ts';

/** Shares of the words asked for: models stop short, and a sentence too many can be dropped. */
const FEWEST = 0.97;
const MOST = 1.07;

/** How to say the choice is decided apart from what to choose, or the choice suffers. */
const desk =
  '"desk": what you would say of your choice if you sat beside the student, with the pen and the text before you both: at which words or in which part, what to write, move, change or take out there, and how much.';

/**
 * The model's steps, in order. A note written freely is warmer and covers more than one written by
 * rules; checking it against the text afterwards makes it true.
 */
function order({ studentName, wordCount, focus, readingLevel }: WritingTask): string {
  const isPraised = isPraise(focus);
  const words = `${Math.round(wordCount * FEWEST)} to ${Math.floor(wordCount * MOST)} words`;
  const { mean, most } = levelLimits(readingLevel);
  const steps = [
    `"draft": forget everything else that stands here, and answer this as well as you can: ‘You are a teacher. Write feedback of about ${wordCount} words for the student ${studentName} at a ${yearsOf(readingLevel)} reading level on their writing, about the criteria${isPraised ? ': praise alone, no advice and no question' : ''}.’ Write it to ${studentName} as to a student of your own whose work you enjoyed.`,
    '"reading": go through what the criteria name, one by one, in note form. Where does the text do it? Where does it slip, or lack it? Read again before you say that something is missing: it may be there, misspelt or in other words.',
    isPraised
      ? '"choice": what works best on a reader, and why.'
      : '"choice": what would make the greatest difference to a reader of the whole piece, of what the criteria name? What is missing altogether, in the wrong order, or runs through the text comes before any one sentence or word.',
    ...(isPraised ? [] : [desk]),
    `"check": hold the draft to the text, statement by statement, and write down only what must change: what is not quite true, or not true of all that it speaks of; words quoted that aren’t there letter for letter; ${isPraised ? '' : 'a step that asks for what is there already; a first step that isn’t your choice, or leaves open what you have said at the desk; a second step that is small beside it (then say the first more fully instead: what the reader misses, where, and how to begin); '}one of the criteria that the text meets and the draft passes over; a sentence of the student’s written for them; a sentence of more than ${most} words, or many over ${mean}; a word too hard for this reader; too many or too few words.`,
    `"points": the draft with those changes and otherwise word for word, ${words}, cut into its parts, in order: strengths${isPraised ? '' : ', then next steps'}. Read one after the other they are the note: one person speaking to ${studentName}, warm, natural and exact, with no turn that comes back. ${isPraised ? '' : 'A step opens not with a fault (‘But’, ‘only’, ‘can’t’) but, in a few words, with what the reader would gain or what it builds on; then it says where, what and how much as plainly as at the desk. '}It begins ‘Kia ora ${studentName}’, and then with what you enjoyed most, and why it works.`,
  ];
  return [
    'Work in this order; the student sees only the points.',
    ...steps.map((step, i) => `${i + 1}. ${step}`),
  ].join('\n');
}

const plainWordsRule =
  'Use only everyday words, one idea in each sentence, and no idioms or figures of speech of your own. A strength quotes only words that are right as they stand: praise nothing that has a mistake in it.';

function rules({ focus, earlier, plainWords }: WritingTask): string {
  const isPraised = isPraise(focus);
  const all = [
    'Words of the student’s stand between “ and ”, letter for letter, mistakes included: a phrase, or a word that matters. The note has at least two such pieces; list each in "quotations". “ and ” stand around nothing else; words that you suggest stand between ‘ and ’.',
    'Leave the writing to the student: none of their sentences rewritten, continued or corrected; one slip may be put right to show what is meant (‘walked’). "example" is null; only where a child of this age would not know how, it is a model of at most 15 words about something else.',
    isPraised
      ? 'Speak only of what works in the writing.'
      : 'Speak only of what the criteria name; the assignment and the class help you to judge what matters. A question is part of a step, never an ending of its own.',
    ...(earlier ? secondDraftRules(isPraised) : []),
    'Praise is for what the student did in this text, never for talent or character. No level, grade or score. No other names than those in the text.',
    ...(plainWords ? [plainWordsRule] : []),
    'New Zealand spelling (colour, organise, practise as a verb), macrons in te reo Māori; never call a Māori word, a name or a New Zealand word wrong.',
    'Plain text: no Markdown, HTML, lists or emoji.',
    fenceRule,
  ];
  return [
    'What holds for the points (change the draft where it doesn’t, and nowhere else):',
    ...all.map((rule) => `- ${rule}`),
  ].join('\n');
}

function focusList(focus: WritingTask['focus']): string {
  return focus
    .map(({ title, descriptors }) => (descriptors === '' ? title : `${title}: ${descriptors}`))
    .join('\n');
}

/** @param task already concealed */
export function feedbackMessages(task: WritingTask): Message[] {
  const system = [
    `You are a New Zealand primary-school teacher whose notes under students’ work children act on. The student’s own teacher reads the note first; then the student writes ${task.earlier ? 'the next' : 'a second'} draft with it.`,
    ...(task.readByTeacher ? [] : [concernRule]),
    order(task),
    rules(task),
    `Skills:\n${skillList}`,
    answerShape(isPraise(task.focus)),
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
