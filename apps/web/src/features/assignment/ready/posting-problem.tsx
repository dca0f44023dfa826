import { Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '../../../ui/icons/drawn/alert-triangle.ts';
import { hasOlderComment, postingHindranceOf } from '../actions/posting-hindrance.ts';
import { useMarking, useOpened } from '../marking-context.ts';
import type { MarginWork } from '../student/margin/margin-work.ts';
import classes from './ready.module.css';

/** The toast at the foot of a phone's window would lie over it. */
function keepInSight(problem: HTMLElement | null): void {
  if (!problem) return;
  const { top, bottom } = problem.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight)
    problem.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Why this feedback could not be posted, and another try. A toast has announced that it wasn't. */
export function PostingProblem({ work }: { work: MarginWork }) {
  const { store, post, changePosted } = useMarking();
  const { secondDrafts } = useOpened();
  if (work.postingProblem === null) return null;
  const tryAgain = () => {
    const present = store.get(work.file.id);
    const isChange = hasOlderComment(present, secondDrafts.of(present));
    void (isChange ? changePosted : post)(work.file.id);
  };
  return (
    <div ref={keepInSight} className={classes.problem}>
      <Text size="sm">
        <IconAlertTriangle size={18} aria-hidden /> Not posted: {work.postingProblem}
      </Text>
      {postingHindranceOf(work) === null && (
        <Button variant="default" size="compact-sm" onClick={tryAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
