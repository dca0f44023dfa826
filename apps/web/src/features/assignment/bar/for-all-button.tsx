import { Button } from '@mantine/core';
import { IconPencilStar } from '../../../ui/icons/drawn/pencil-star.ts';
import { tip } from '../../../ui/tip/tip.ts';
import { dueForFeedback } from '../actions/feedback-for-all.ts';
import { useOfAllWorks, useOpened, useSources } from '../marking-context.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import classes from './assignment-bar.module.css';

const leavesOut =
  'Leaves out students who have feedback and changed nothing since, whose text is too short or too long, or who have no category';

/** Keeps its place and width, so that a second press lands on nothing else. */
export function ForAllButton() {
  const { marking, secondDrafts } = useOpened();
  const { forAll, store } = marking;
  const sources = useSources();
  const progress = useWatchedValue(forAll.progress);
  const due = useOfAllWorks(() => dueForFeedback({ store, secondDrafts }, sources).length);
  const isIdle = progress === null && due > 0;
  return (
    <Button
      {...tip(leavesOut)}
      leftSection={<IconPencilStar size={18} aria-hidden />}
      className={`${classes.forAll}`}
      data-action="forAll"
      data-disabled={!isIdle}
      aria-disabled={!isIdle}
      onClick={() => void (isIdle && forAll.start())}
    >
      {due > 0 ? `Get feedback for all (${due})` : 'Get feedback for all'}
    </Button>
  );
}
