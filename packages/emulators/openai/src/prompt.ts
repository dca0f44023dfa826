import type { ChatRequest } from './protocol.ts';

/** What the emulator understands of a prompt. */
export interface Prompt {
  /** Points on a text, a shorter version of a feedback, or anything else. */
  task: 'points' | 'simplify' | 'other';
  /** What stands in the last fence; the first question where there is no fence. */
  text: string;
  /** What the model was told to do. */
  instructions: string;
  /** How many words are asked for; 70 where the prompt doesn't say. */
  words: number;
  /** What the student is called; null where the prompt doesn't say. */
  name: string | null;
}

const fence = /^-{3,}BEGIN ([A-Z' ]+) (\w+)-{3,}$\n([\s\S]*?)\n^-{3,}END \1 \2-{3,}$/gm;

function taskOf(request: ChatRequest): Prompt['task'] {
  const described = JSON.stringify(request.response_format ?? request.messages[0]);
  if (/points/i.test(described)) return 'points';
  return /feedback/i.test(described) ? 'simplify' : 'other';
}

/** Reads a prompt as a model would: what to do, with which text, for whom, at what length. */
export function readPrompt(request: ChatRequest): Prompt {
  const all = request.messages.map(({ content }) => content).join('\n\n');
  const asked = request.messages.find(({ role }) => role === 'user');
  const words = /(\d+) words/.exec(all)?.[1];
  return {
    task: taskOf(request),
    text: [...all.matchAll(fence)].at(-1)?.[3] ?? asked?.content ?? '',
    instructions: request.messages[0]?.content ?? '',
    words: words === undefined ? 70 : Number(words),
    name: /student is called ([\p{L}\p{M}'’-]+)/u.exec(all)?.[1] ?? null,
  };
}
