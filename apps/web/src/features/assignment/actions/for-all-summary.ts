import { messages } from '@second-draft/contract';
import { ApiError } from '../../../lib/api/index.ts';
import { counted } from '../../../lib/words/counted.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { isUnchangedSince } from '../second-draft/asking/second-draft-of.ts';
import { hindranceOf, type Hindrance } from './feedback-request.ts';
import type { Class, Run } from './for-all-run.ts';

const reasons = {
  unread: 'could not be read',
  tooShort: 'too short',
  tooLong: 'too long',
  noCategory: 'no category chosen',
} satisfies Partial<Record<Hindrance, string>>;

interface LeftOut {
  /** How many have not changed since they got feedback. */
  unchanged: number;
  /** Why others get none, with how many: ‘1 could not be read, 2 too short’; '' for none. */
  others: string;
}

/** The texts that were not asked for, and get none now. */
export function leftOutIn(
  { store, secondDrafts }: Class,
  sources: FocusSources,
  { taken }: Pick<Run, 'taken'>,
): LeftOut {
  const works = store.all().filter(({ file }) => !taken.has(file.id));
  const isUnchanged = works.map((work) => isUnchangedSince(secondDrafts.of(work)));
  const hindrances = works
    .filter((work, index) => !work.feedback && !isUnchanged[index])
    .map((work) => hindranceOf(work, sources));
  const others = (['unread', 'tooShort', 'tooLong', 'noCategory'] as const)
    .map((kind) => [hindrances.filter((one) => one === kind).length, reasons[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
  return { unchanged: isUnchanged.filter(Boolean).length, others };
}

/** The refusal has taken her to her account, where there is nothing to press. */
const leadsAway = (error: unknown) =>
  error instanceof ApiError && error.code === 'subscription_required';

/** Also how many students wrote them, where some have more than one: the tally counts students. */
const writtenFor = ({ written, students: { size } }: Run) =>
  `${counted(written, 'text')}${size < written ? ` by ${counted(size, 'student')}` : ''}`;

/** What became of feedback for a class, in words. */
export function summaryOf(run: Run, { unchanged, others }: LeftOut): string {
  const { written, toRead, errors, isCancelled } = run;
  const begin =
    written === 0 ? 'No feedback was written.' : `Feedback was written for ${writtenFor(run)}.`;
  const passedOver = toRead === 0 ? '' : ` ${messages.concern.passedOver(counted(toRead, 'text'))}`;
  if (isCancelled) return `Stopped. ${begin}${passedOver}`;
  const rest =
    errors.length === 0
      ? ''
      : ` ${errors.length} could not be written.${leadsAway(errors[0]) ? '' : ' Press Get feedback for all to try again.'}`;
  const skipped =
    unchanged === 0
      ? ''
      : ` ${counted(unchanged, 'text')} left out: nothing has changed there since your feedback.`;
  return `${begin}${skipped}${others === '' ? '' : ` Left out: ${others}.`}${passedOver}${rest}`;
}

/** Whether there is nothing in it that she must see to. */
export const isAllDone = ({ errors, isCancelled }: Run, { unchanged, others }: LeftOut): boolean =>
  errors.length === 0 && unchanged === 0 && others === '' && !isCancelled;
