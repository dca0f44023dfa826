import { useWork } from '../marking-context.ts';
import { textOf } from '../work/work.ts';
import classes from './attachment-words.module.css';

/**
 * A document of a student out of reach: the words alone, the student's and the feedback's, so that
 * the browser's search finds them. Fields would cost more than they take to be drawn: browsers read
 * all of a page's whenever one comes.
 */
export function AttachmentWords({ id }: { id: string }) {
  const work = useWork(id);
  return (
    <div data-document={id}>
      <div className={classes.words}>
        <p>{textOf(work)}</p>
        <p>{work.feedback?.text}</p>
      </div>
    </div>
  );
}
