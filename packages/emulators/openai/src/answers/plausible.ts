import type { Prompt } from '../prompt.ts';
import { countWords, phrases } from './phrases.ts';
import { plausibleVerdicts } from './verdicts.ts';

export interface AnswerPoint {
  kind: 'strength' | 'nextStep' | 'question';
  comment: string;
  quotations: string[];
  example: string | null;
  skill: string | null;
}

const strengthFillers = [
  'It helped me to see it.',
  'I could picture this part well.',
  'That made me want to read on.',
  'Each word does its job here.',
  'The reader can follow what happens.',
];
const morePraise = [
  'You chose just what to tell here.',
  'I stopped and read it a second time.',
  'Somebody who was not there can see it now.',
  'It fits with all that comes before it.',
  'Small words like these do a lot of work.',
  'You can be pleased with this part.',
  'It is easy to hear your own voice in it.',
];
const stepFillers = [
  'Pick one small part first.',
  'Then read it out loud.',
  'Add one thing that you saw or heard.',
  'Tell the reader why it was so.',
  'A few more words will do.',
  'Your reader will feel closer to it.',
  'Look for the place that needs it most.',
  'Stop there and check that it makes sense.',
];

/**
 * Adds fillers while they fit.
 * @param room words left
 * @returns the padded comment and the words still left
 */
function pad(comment: string, fillers: readonly string[], room: number): [string, number] {
  let padded = comment;
  let left = room;
  for (const filler of fillers) {
    const size = countWords(filler);
    if (size > left + 1) continue;
    padded += ` ${filler}`;
    left -= size;
  }
  return [padded, left];
}

function plausiblePraise(
  { words }: Prompt,
  opening: string,
  phrasesFound: string[],
): AnswerPoint[] {
  const [first = '', last = first] = phrasesFound;
  const other = `The words “${last}” stay with me.`;
  const room = words - countWords(`${opening} ${other}`);
  const [one, left] = pad(opening, strengthFillers, Math.floor(room / 2));
  const [two] = pad(other, morePraise, Math.ceil(room / 2) + left);
  return [
    { kind: 'strength', comment: one, quotations: [first], example: null, skill: 'details' },
    { kind: 'strength', comment: two, quotations: [last], example: null, skill: 'details' },
  ];
}

/** Of a second draft: four words that are new, where the prompt tells them. */
function newPhrase({ fenced }: Prompt): string | undefined {
  const changes = fenced.findLast(({ label }) => label === 'CHANGES')?.text ?? '';
  const after = [...changes.matchAll(/^AFTER: ([\s\S]*?)(?=\n\nBEFORE: |$(?![\s\S]))/gm)];
  return after.flatMap(([, words = '']) => phrases(words, 4))[0];
}

export function plausiblePoints(prompt: Prompt): AnswerPoint[] {
  const found = phrases(prompt.text, 4);
  const first = newPhrase(prompt) ?? found[0] ?? phrases(prompt.text, 2)[0] ?? prompt.text.trim();
  const last = found.at(-1) ?? first;
  const greeting = prompt.name === null ? '' : `${prompt.name}, `;
  const strength = `${greeting}I like the part where you wrote “${first}”.`;
  if (prompt.isPraise) return plausiblePraise(prompt, strength, [first, last]);
  const step = `Next, say more about “${last}”.`;
  const question = 'What did you see, hear or feel then?';
  const size = countWords(`${strength} ${step} ${question}`);
  const [praise, left] = pad(strength, strengthFillers, Math.floor((prompt.words - size) / 2));
  const [advice] = pad(step, stepFillers, Math.ceil((prompt.words - size) / 2) + left);
  return [
    { kind: 'strength', comment: praise, quotations: [first], example: null, skill: 'details' },
    { kind: 'nextStep', comment: advice, quotations: [last], example: null, skill: 'details' },
    { kind: 'question', comment: question, quotations: [], example: null, skill: 'senses' },
  ];
}

function plausibleReading(points: readonly AnswerPoint[]) {
  const reading = points.map(({ kind, quotations }) => ({
    criterion: kind === 'strength' ? 'Detail' : 'More detail',
    seen: quotations.map((words) => `“${words}”`).join(', ') || 'not there yet',
  }));
  return { reading, choice: 'More detail: a reader wants to see it.' };
}

export function plausibleSimplified(prompt: Prompt): string {
  const quotations = [...prompt.text.matchAll(/“([^”]+)”/g)].map(([whole]) => whole);
  const name = /^[\p{L}\p{M}'’-]+(?=,)/u.exec(prompt.text.trim())?.[0];
  const [first, ...others] = [...new Set(quotations)];
  const good = first === undefined ? 'I like your ideas.' : `I like ${first}.`;
  const next =
    others[0] === undefined ? 'Now add one more detail.' : `Now say more about ${others[0]}.`;
  return `${name === undefined ? '' : `${name}, `}${good} ${next} What else did you see?`;
}

export function plausible(prompt: Prompt): string {
  if (prompt.task === 'points') {
    const points = plausiblePoints(prompt);
    return JSON.stringify({ ...plausibleReading(points), points });
  }
  if (prompt.task === 'simplify') return JSON.stringify({ feedback: plausibleSimplified(prompt) });
  if (prompt.task === 'verdicts') return JSON.stringify({ verdicts: plausibleVerdicts(prompt) });
  return 'I can help with that.';
}
