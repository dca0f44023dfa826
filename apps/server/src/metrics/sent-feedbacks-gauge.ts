import { feedbackTypes, praise, type SentFeedbacks } from '@second-draft/contract';
import type { LabelledGauge } from './gauges.ts';

const everyones = new Set([praise, ...feedbackTypes].map(({ title }) => title));

/** A teacher's own categories, rubrics and criteria are hers: they are counted together. */
const labelsOf = ({ writer, category, change }: SentFeedbacks) => ({
  writer,
  category: everyones.has(category) ? category : 'own',
  change,
});

/** How much teachers change what was written: a measure of what the feedback is worth to them. */
export function sentFeedbacksGauge(read: () => Promise<SentFeedbacks[]>): LabelledGauge {
  return {
    name: 'sent_feedbacks',
    help: 'Feedbacks of the last 90 days that were posted or copied, by how much was changed first',
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
