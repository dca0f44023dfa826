import type { ChatRequest } from './protocol.ts';

export interface Fenced {
  label: string;
  text: string;
}

export interface Prompt {
  /** `simplify` shortens a feedback; `verdicts` says whether steps were acted on. */
  task: 'points' | 'simplify' | 'verdicts' | 'other';
  /** All fenced texts, in order. */
  fenced: Fenced[];
  /** The last fenced text, else the first user message. */
  text: string;
  /** The first message. */
  instructions: string;
  /** Praise is all that it asks for. */
  isPraise: boolean;
  /** 70 if the prompt doesn't say. */
  words: number;
  /** Null if the prompt doesn't say. */
  name: string | null;
}

const fence = /^-{3,}BEGIN ([A-Z' ]+) (\w+)-{3,}$\n([\s\S]*?)\n^-{3,}END \1 \2-{3,}$/gm;

function taskOf(request: ChatRequest): Prompt['task'] {
  const described = JSON.stringify(request.response_format ?? request.messages[0]);
  if (/points/i.test(described)) return 'points';
  if (/verdicts/i.test(described)) return 'verdicts';
  return /feedback/i.test(described) ? 'simplify' : 'other';
}

export function readPrompt(request: ChatRequest): Prompt {
  const all = request.messages.map(({ content }) => content).join('\n\n');
  const asked = request.messages.find(({ role }) => role === 'user');
  const fenced = [...all.matchAll(fence)].map(([, label = '', , text = '']) => ({ label, text }));
  const words = /(\d+) words/.exec(all)?.[1];
  return {
    task: taskOf(request),
    fenced,
    text: fenced.at(-1)?.text ?? asked?.content ?? '',
    instructions: request.messages[0]?.content ?? '',
    isPraise: /\bpraise alone\b/i.test(request.messages[0]?.content ?? ''),
    words: words === undefined ? 70 : Number(words),
    name: /student (?:is called )?(\p{Lu}[\p{L}\p{M}'’-]+)/u.exec(all)?.[1] ?? null,
  };
}
