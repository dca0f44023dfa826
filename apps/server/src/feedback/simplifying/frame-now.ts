import { placesOfName, withNameAt, type Checks } from '@second-draft/contract';
import { noFrame, type Frame } from '@second-draft/feedback';

/** The frame that a feedback stands in, where its student may be called otherwise by now. */
export function frameNow(
  feedback: string,
  { frame = noFrame, studentName }: Pick<Checks, 'frame' | 'studentName'>,
  calledNow: string | null,
): Frame {
  if (studentName === undefined || calledNow === null) return frame;
  const renamed = (line: string) => withNameAt(placesOfName(studentName, line), line, calledNow);
  const now = { greeting: renamed(frame.greeting), ending: renamed(frame.ending) };
  const stands = ({ greeting, ending }: Frame) =>
    feedback.startsWith(greeting) && feedback.endsWith(ending);
  return stands(now) ? now : frame;
}
