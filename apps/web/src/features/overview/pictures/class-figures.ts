import { isHandedIn, type Draft, type Verdict } from '@second-draft/contract';
import { isChangedSince, stepsOf, type StudentWork } from '../../assignment/index.ts';
import { hasFeedback } from '../class-points.ts';
import type { ToldDrafts } from '../reading/use-class-texts.ts';
import type { Bar } from './bars.tsx';

type Given = Pick<Draft, 'feedback' | 'postedAt'>;

const idsOf = ({ files }: StudentWork) => files.map(({ id }) => id);

/** How far the class is; a student counts once, however many documents she has. */
export function figuresOf(
  students: readonly StudentWork[],
  drafts: ReadonlyMap<string, Given>,
  secondDrafts: ToldDrafts,
): Bar[] {
  const countWith = (has: (id: string) => boolean) =>
    students.filter((one) => idsOf(one).some(has)).length;
  const handedIn = students.filter(({ files }) =>
    files.some(({ handIn }) => isHandedIn(handIn)),
  ).length;
  const knowsHandIn = students.some(({ files }) => files.some(({ handIn }) => handIn !== null));
  const isGiven = (id: string) => hasFeedback(drafts.get(id) ?? { feedback: null });
  const isPosted = (id: string) => (drafts.get(id)?.postedAt ?? null) !== null;
  const isSecond = (id: string) => isChangedSince(secondDrafts.get(id)?.draft ?? null);
  return [
    ...(knowsHandIn ? [{ label: 'Handed in', count: handedIn }] : []),
    { label: 'Have feedback', count: countWith(isGiven) },
    { label: 'Feedback posted', count: countWith(isPosted) },
    { label: 'Second drafts', count: countWith(isSecond) },
  ];
}

const said: Record<Verdict, string> = {
  done: 'Acted on',
  partly: 'Partly',
  notYet: 'Not yet',
  cantTell: 'Can’t be told',
};

/** What became of the next steps in the second drafts; empty where there are none. */
export function stepFigures(students: readonly StudentWork[], secondDrafts: ToldDrafts): Bar[] {
  const steps = students
    .flatMap(idsOf)
    .map((id) => secondDrafts.get(id)?.draft ?? null)
    .filter(isChangedSince)
    .flatMap(stepsOf);
  if (steps.length === 0) return [];
  return (Object.keys(said) as Verdict[]).map((verdict) => ({
    label: said[verdict],
    count: steps.filter((step) => step.verdict === verdict).length,
  }));
}
