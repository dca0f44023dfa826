import { isPraise, type DraftPoint } from '@second-draft/feedback';
import { elements, skillIds, skillNamed, skills, type ElementId } from '@second-draft/contract';
import { z } from 'zod';
import type { Message } from '../../model/index.ts';
import type { WritingTask } from '../writers/writer.ts';
import { fence, fenceRule } from './fence.ts';
import { readingLevelGuidance } from './reading-level.ts';

const kinds: readonly DraftPoint['kind'][] = ['strength', 'nextStep', 'question'];

/** Models without structured answers write `next_step` or `Next step`. */
const kind = z.preprocess(
  (said) =>
    typeof said === 'string'
      ? kinds.find((one) => one.toLowerCase() === said.toLowerCase().replace(/[^a-z]/g, ''))
      : said,
  z.enum(kinds),
);

export const feedbackPoints = z.object({
  points: z.array(
    z.object({
      kind,
      comment: z.string(),
      quotations: z.preprocess((list) => list ?? [], z.array(z.string())),
      example: z.preprocess((text) => text || null, z.string().nullable()),
      skill: z.preprocess(skillNamed, z.enum(skillIds).nullable()),
    }),
  ),
});

const answerShape = `Answer with JSON and nothing else:
{"points": [{"kind": "strength" | "nextStep" | "question", "comment": "what the student reads", "quotations": ["each piece of the student's text that the comment quotes"], "example": "a short example, or null", "skill": "what it is about, by its name in the list of skills, or null"}]}`;

const skillList = (Object.keys(elements) as ElementId[])
  .map((element) => {
    const named = skills
      .filter((skill) => skill.element === element)
      .map(({ id, title }) => `${id} (${title})`);
    return `${elements[element]}: ${named.join('; ')}.`;
  })
  .join('\n');

function pointsFor(wordCount: number, isPraised: boolean): string {
  if (isPraised) return wordCount < 50 ? 'one or two strengths' : 'two to four strengths';
  if (wordCount < 50) return 'one strength, one next step and one short question';
  if (wordCount < 90) return 'one or two strengths, one next step and one question';
  return 'two or three strengths, one next step with its reason and one question';
}

function rules({ studentName, wordCount, readingLevel, focus }: WritingTask): string {
  const isPraised = isPraise(focus);
  const about = isPraised
    ? 'This time it is praise alone: strengths only, no next step and no question.'
    : 'Speak only about what the feedback is to be about. Of all that could be said, choose what matters most.';
  return [
    `Write about ${wordCount} words in all: ${pointsFor(wordCount, isPraised)}, in this order.`,
    `Speak to the student. The student is called ${studentName}; use the name once, in the first strength. Write no other name unless you quote it.`,
    about,
    `Rest each ${isPraised ? 'strength' : 'strength and the next step'} on the student’s own words: 3 to 8 words in a row, copied letter for letter, mistakes included, between “ and ”. List each in "quotations". Quote nothing that is not in the text. Put “ and ” around nothing else.`,
    isPraised
      ? 'Say what each of them does for a reader.'
      : 'The next step is one thing that the student can do today to this text. Say where, and how.',
    'Do not write it for the student: no sentence of the text rewritten, continued or corrected. An "example" is at most 15 words, about something else than this text.',
    'Speak about the writing, not about the child: warm, honest and plain. Give no level, grade or score.',
    readingLevelGuidance(readingLevel),
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
  const system = `You help a New Zealand teacher of Years 1 to 8 to write feedback on a student’s draft. The teacher reads it first; then the student uses it to write a second draft.\n\n${rules(task)}\n\nSkills:\n${skillList}\n\n${answerShape}`;
  const user = `The feedback is to be about:\n${fence('CRITERIA', focusList(task.focus))}\n\nThe student’s text:\n${fence('STUDENT TEXT', task.text)}`;
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
