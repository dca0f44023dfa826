import { Button, Tooltip } from '@mantine/core';
import { IconPencilStar, IconPlayerStop } from '@tabler/icons-react';
import { waitingForFeedback } from '../actions/feedback-for-all.ts';
import { useMarking, useOfAllWorks, useSources } from '../marking-context.ts';
import { useWatchedValue } from '../../../lib/watched-value.ts';

/** Asks for feedback for everyone who has none yet, or stops that. */
export function ForAllButton() {
  const { forAll, store } = useMarking();
  const sources = useSources();
  const progress = useWatchedValue(forAll.progress);
  const waiting = useOfAllWorks(() => waitingForFeedback(store, sources).length);
  if (progress) {
    return (
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        onClick={forAll.cancel}
      >
        Stop
      </Button>
    );
  }
  return (
    <Tooltip
      label="Leaves out students who already have feedback, whose text is too short, or who have no category"
      multiline
      maw="18rem"
    >
      <Button
        leftSection={<IconPencilStar size={18} aria-hidden />}
        data-disabled={waiting === 0}
        aria-disabled={waiting === 0}
        onClick={() => void (waiting > 0 && forAll.start())}
      >
        {waiting > 0 ? `Get feedback for all (${waiting})` : 'Get feedback for all'}
      </Button>
    </Tooltip>
  );
}
