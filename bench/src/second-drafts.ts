import { compareDrafts, judgeSteps } from '@second-draft/feedback';
import { pairsOf } from '../../packages/feedback/eval/drafts/pairs.ts';
import { evalTexts } from '../../packages/feedback/eval/texts/index.ts';
import type { Figure } from './measuring/figures.ts';
import { revised } from './revised.ts';

const WARM_UP = 20;

/** Texts that few children write; they are read in a thread that can be ended. */
const HOSTILE_MS = 200;

const ROUNDS = 7;

const body = evalTexts.map((text) => text.body).join('\n\n');

/** From the eval’s texts, and from their beginning again where those are fewer. */
function ofWords(count: number): string {
  const words = body.split(/(?<=\s)/u);
  return Array.from({ length: count }, (_, i) => words[i % words.length] ?? '').join('');
}

const reversed = (text: string) =>
  text
    .split(/(?<=[.!?])\s/u)
    .toReversed()
    .join(' ');

/** The clock of processor time ticks in steps of several ms. */
const ENOUGH_MS = 40;

/**
 * The least processor time in ms of several rounds: garbage collection and other load strike at
 * random.
 */
function busy(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.threadCpuUsage();
    for (let times = 1; ; times += 1) {
      work();
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1000;
      if (ms >= ENOUGH_MS) return ms / times;
    }
  });
  return Math.min(...rounds);
}

const long = ofWords(10_000);
const word = ofWords(1_000);
const letters = 'a'.repeat(50_000);
const pairs: [string, string, string, number][] = [
  ['1,000 words, revised', word, revised(word), 5],
  ['1,000 words, sentences reversed', word, reversed(word), 5],
  ['10,000 words, revised', long, revised(long), HOSTILE_MS],
  ['10,000 words, sentences reversed', long, reversed(long), HOSTILE_MS],
  ['10,000 words, all different', long, long.replaceAll(/(?<=\p{L})(?!\p{L})/gu, 'x'), HOSTILE_MS],
  ['50,000 letters against as many', letters, letters.replaceAll('a', 'b'), HOSTILE_MS],
  ['16,000 times ‘a.’ and one more', 'a. '.repeat(16_000), 'a. '.repeat(16_001), HOSTILE_MS],
];

const rules = ['personalEnding', 'tiredWord', 'bareSentence'];

/** With steps that a rule can look at again, wherever they are. */
const judge = (before: string, after: string) =>
  judgeSteps(
    before,
    after,
    rules.map((rule, step) => ({ step, comment: '', quotations: [before.slice(0, 30)], rule })),
  );

/** A class of thirty that all changed their drafts, with the steps that they were given. */
const changed = [...pairsOf('tuned'), ...pairsOf('held-out')].slice(0, 30);
function aClass(): void {
  for (const { before, after, steps } of changed)
    judgeSteps(
      before,
      after,
      steps.map((one, step) => ({ ...one, step, rule: one.rule ?? null })),
    );
}

const longWorks = Array.from({ length: 34 }, (_, i) => ofWords(1_000 + i));
function judgeLongWorks(): void {
  for (const text of longWorks) judge(text, revised(text));
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
    ...pairs
      .filter(([, , , limitMs]) => limitMs === HOSTILE_MS)
      .map(([what, before, after, limitMs]) =>
        row(
          `judging three steps by rules: ${what}`,
          busy(() => judge(before, after)),
          limitMs,
        ),
      ),
    row('a class of 30 second drafts, compared and judged by rules', busy(aClass), 300),
    row(
      '34 second drafts of 1,000 words, compared',
      busy(() => longWorks.forEach((text) => compareDrafts(text, revised(text)))),
      300,
    ),
    row('34 second drafts of 1,000 words, three steps of each judged', busy(judgeLongWorks), 1_000),
  ];
}
