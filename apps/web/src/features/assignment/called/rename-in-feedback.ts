import { placesOfName, withNameAt, type Stretch } from '@second-draft/contract';
import { isAsWritten } from '../quotations/check-words.ts';
import { spansIn } from '../quotations/locate.ts';
import type { Feedback } from '../work/work.ts';

/** What the feedback calls its student. */
export const nameIn = ({ checks, writtenTo }: Feedback): string =>
  checks?.studentName ?? writtenTo ?? '';

const placesIn = (words: string, name: string): Stretch[] =>
  placesOfName(name, words, spansIn(words));

export const hasName = (feedback: Feedback): boolean =>
  placesIn(feedback.text, nameIn(feedback)).length > 0;

/** “Hana (Hanny)” is a name to look up, not to greet by. */
const isToGreetBy = (name: string) => !/[^\p{L}\p{M}\p{N}\s.'’‘-]/u.test(name);

/** Nothing but the name: where a writer's words have it for anything else, that can't be told. */
export const canRename = ({ checks }: Feedback, name: string): boolean =>
  (checks === null || checks.studentName !== undefined) && isToGreetBy(name);

/** The writer's own words, whole. */
export const isUnedited = ({ text, points, checks, simplified }: Feedback): boolean =>
  checks !== null && !simplified && isAsWritten(text, points, checks.frame);

/** The same feedback by another name, and not a word of it else. */
export function renamedTo(feedback: Feedback, name: string): Feedback {
  const from = nameIn(feedback);
  const renamed = (words: string) => withNameAt(placesIn(words, from), words, name);
  const { points, checks } = feedback;
  const frame = checks?.frame;
  return {
    ...feedback,
    text: renamed(feedback.text),
    points: points.map((point) => ({
      ...point,
      comment: renamed(point.comment),
      example: point.example === null ? null : renamed(point.example),
    })),
    checks: checks && {
      ...checks,
      ...(frame && {
        frame: { greeting: renamed(frame.greeting), ending: renamed(frame.ending) },
      }),
      ...(checks.studentName !== undefined && { studentName: name }),
    },
    writtenTo: name,
  };
}
