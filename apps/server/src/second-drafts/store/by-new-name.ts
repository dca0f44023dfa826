import { placesOfName, withNameAt, type GivenFeedback } from '@second-draft/contract';
import { givenNameIn } from '@second-draft/feedback';
import type { WrittenFeedback } from './written-feedback.ts';

/**
 * What was written as it stands in the words that are given, where those call the student by another
 * name: its steps are found again, and the name alone is no change of the teacher's.
 */
export function byNewName(
  written: WrittenFeedback,
  { feedback, studentName }: Pick<GivenFeedback, 'studentName'> & { feedback: string },
): WrittenFeedback {
  const [before, now] = [written.studentName ?? '', givenNameIn(studentName)];
  const isCalled = (name: string) => placesOfName(name, feedback).length > 0;
  if (before === '' || isCalled(before) || !isCalled(now)) return written;
  const renamed = (words: string) => withNameAt(placesOfName(before, words), words, now);
  return {
    ...written,
    written: renamed(written.written),
    points: written.points.map(({ frame, ...point }) => ({
      ...point,
      comment: renamed(point.comment),
      example: point.example === null ? null : renamed(point.example),
      ...(frame && {
        frame: { greeting: renamed(frame.greeting), ending: renamed(frame.ending) },
      }),
    })),
  };
}
