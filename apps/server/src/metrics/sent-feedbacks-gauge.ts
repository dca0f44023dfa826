import { feedbackTypes, limits, praise, type SentFeedbacks } from '@second-draft/contract';
import { shareRuns } from '../scheduling/index.ts';
import type { LabelledGauge } from './gauges.ts';

const everyones = new Set([praise, ...feedbackTypes].map(({ title }) => title));

/** A teacher's own categories, rubrics and criteria are hers: they are counted together. */
const labelsOf = ({ writer, category, change }: SentFeedbacks) => ({
  writer,
  category: everyones.has(category) ? category : 'own',
  change,
});

/** A country's half a million are not counted at each scrape, which comes every few seconds. */
const COUNTED_EVERY_MS = 10 * 60_000;

function countedNowAndThen(count: () => Promise<SentFeedbacks[]>) {
  let last: { rows: SentFeedbacks[]; at: number } | null = null;
  // Scrapes that come while a slow database counts wait for the same.
  const countNow = shareRuns(async () => {
    const rows = await count();
    last = { rows, at: performance.now() };
    return rows;
  });
  return (): Promise<SentFeedbacks[]> => {
    if (last !== null && performance.now() - last.at < COUNTED_EVERY_MS)
      return Promise.resolve(last.rows);
    return countNow();
  };
}

/** How much teachers change what was written: a measure of what the feedback is worth to them. */
export function sentFeedbacksGauge(count: () => Promise<SentFeedbacks[]>): LabelledGauge {
  const read = countedNowAndThen(count);
  return {
    name: 'sent_feedbacks',
    help: `Feedbacks of the last ${limits.keepTextsDays} days that were posted or copied, by how much was changed first; counted every ten minutes`,
    labels: ['writer', 'category', 'change'],
    async readEach() {
      const same = Map.groupBy(await read(), (row) => JSON.stringify(labelsOf(row)));
      return [...same.values()].flatMap((rows) => {
        const [first] = rows;
        const value = rows.reduce((sum, { count }) => sum + count, 0);
        return first ? [{ labels: labelsOf(first), value }] : [];
      });
    },
  };
}
