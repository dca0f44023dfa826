import { useIsPrinted } from '../../../lib/browser/use-is-printed.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { useOpened } from '../marking-context.ts';
import { AttachmentWords } from './attachment-words.tsx';

/** Paper has no room for what is pressed or scrolled: the names, and all of the words. */
export function PrintedClass() {
  const { filter } = useOpened();
  const students = useWatchedValue(filter.shown);
  if (!useIsPrinted()) return null;
  return students.map(({ student, files }) => (
    <section key={student.userId}>
      <h2>{student.fullName}</h2>
      {files.map(({ id }) => (
        <AttachmentWords key={id} id={id} />
      ))}
    </section>
  ));
}
