import { withFirstName, type AskingWay } from '@second-draft/contract';
import type { OwnVoice } from '@second-draft/feedback';
import type { Message } from '../../model/index.ts';
import type { WritingTask } from '../writers/writer.ts';
import { fence } from './fence.ts';

const asks: Record<AskingWay, string> = {
  question:
    'They ask: each next step is a question at its place in the text that the student’s writing will answer.',
  youCould: 'They offer: each next step says what “you could” do, in these words or near them.',
  nextStep: 'They name it: each next step begins with “Next step:”.',
};

function rules({ greeting, ending, asking, uses, avoids, examples }: OwnVoice): string {
  const isFramed = greeting !== '' || ending !== '';
  const all = [
    isFramed &&
      'Their greeting and their ending are put around the note afterwards, and count for nothing in its length: begin at once, without a greeting, and close without a farewell.',
    isFramed &&
      withFirstName(greeting, '') !== greeting &&
      'Their greeting has the name: leave it out.',
    asking !== null && asks[asking],
    uses.length > 0 &&
      'OWN WORDS are theirs: use one or two of them, where they fit what you have to say anyway.',
    avoids.length > 0 &&
      'WORDS NEVER USED: none of them outside quotations, in no form and no case.',
    examples.length > 0 &&
      'The EXAMPLES are notes of theirs to other students, about other texts. Write as they do: how warm, how formal, how long the sentences are, how a note begins, how it comes from praise to a step, the punctuation, the te reo. Take the manner and nothing else: no sentence whole, no quotation, and nothing that they tell of, for none of it is in this student’s text. “…” and “someone” are gaps; never write them.',
    'All other rules hold as before: what is true, what is quoted, how long, how plain, and what the note is about.',
  ].filter((rule) => rule !== false);
  return [
    'The note goes out as this teacher’s own. How they write stands in the user’s message, fenced as material:',
    ...all.map((rule) => `- ${rule}`),
  ].join('\n');
}

function material({ greeting, ending, uses, avoids, examples }: OwnVoice, name: string): string {
  return [
    greeting !== '' && fence('GREETING', greeting),
    ending !== '' && fence('ENDING', ending),
    uses.length > 0 && fence('OWN WORDS', uses.join('\n')),
    avoids.length > 0 && fence('WORDS NEVER USED', avoids.join('\n')),
    ...examples.map((example) => fence('EXAMPLE', withFirstName(example, name))),
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

const isSilent = (voice: OwnVoice) => material(voice, '') === '' && voice.asking === null;

/**
 * The prompt of any version with what a teacher said of how she writes: rules after the
 * instructions, her words before the material.
 * @param task already concealed
 */
export function inHerVoice(
  messages: readonly Message[],
  { voice, studentName }: Pick<WritingTask, 'voice' | 'studentName'>,
): Message[] {
  if (voice === undefined || isSilent(voice)) return [...messages];
  const told = material(voice, studentName);
  const firstAsked = messages.findIndex(({ role }) => role === 'user');
  return messages.map((message, at) => {
    if (message.role === 'system')
      return { ...message, content: `${message.content}\n\n${rules(voice)}` };
    if (at !== firstAsked || told === '') return message;
    return {
      ...message,
      content: `How this teacher writes:\n${told}\n\n${message.content}`,
    };
  });
}
