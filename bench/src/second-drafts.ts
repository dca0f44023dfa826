import { compareDrafts, judgeSteps } from '@second-draft/feedback';
import { evalTexts } from '../../packages/feedback/eval/texts/index.ts';
import type { Figure } from './figures.ts';
import { revised } from './revised.ts';

const WARM_UP = 20;
const TIMES = 15;

const body = evalTexts.map((text) => text.body).join('\n\n');

/** Different paragraphs each time, of as many words. */
function ofWords(count: number): string {
  const words = body.split(/(?<=\s)/u);
  return Array.from({ length: count }, (_, i) => words[i % words.length] ?? '').join('');
}

const reversed = (text: string) =>
  text
    .split(/(?<=[.!?])\s/u)
    .toReversed()
    .join(' ');

/** The least processor time in ms: garbage collection and other load strike at random. */
function busy(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const long = ofWords(10_000);
const word = ofWords(1_000);
const letters = 'a'.repeat(50_000);
const pairs: [string, string, string, number][] = [
  ['1,000 words, revised', word, revised(word), 5],
  ['1,000 words, sentences reversed', word, reversed(word), 5],
  ['10,000 words, revised', long, revised(long), 200],
  ['10,000 words, sentences reversed', long, reversed(long), 200],
  ['10,000 words, all different', long, long.replaceAll(/(?<=\p{L})(?!\p{L})/gu, 'x'), 200],
  ['50,000 letters against as many', letters, letters.replaceAll('a', 'b'), 200],
  ['16,000 times ‘a.’ and one more', 'a. '.repeat(16_000), 'a. '.repeat(16_001), 200],
];

/** A class of thirty that all changed their drafts. */
function aClass(): void {
  for (const { body: text } of [...evalTexts, ...evalTexts].slice(0, 30))
    judgeSteps(text, revised(text), [
      { step: 0, comment: 'Show it.', quotations: [text.slice(0, 30)], rule: 'bareSentence' },
      { step: 1, comment: 'Say how you felt.', quotations: [], rule: null },
    ]);
}

// oxlint-disable-next-line typescript/require-await -- the parts of the benchmark are asynchronous
export async function secondDrafts(): Promise<Figure[]> {
  for (let round = 0; round < WARM_UP; round += 1) compareDrafts(word, revised(word));
  const row = (what: string, ms: number, limitMs: number): Figure => ({
    what,
    value: `${ms.toFixed(1)} ms`,
    limit: { text: `at most ${limitMs} ms`, kept: ms <= limitMs },
    isRatio: false,
  });
  return [
    ...pairs.map(([what, before, after, limitMs]) =>
      row(
        `comparing two drafts: ${what}`,
        busy(() => compareDrafts(before, after)),
        limitMs,
      ),
    ),
    row('a class of 30 second drafts, compared and judged by rules', busy(aClass), 300),
  ];
}
