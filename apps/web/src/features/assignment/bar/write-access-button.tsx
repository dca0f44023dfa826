import { Button } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { IconLockOpen } from '../../../ui/icons/drawn/lock-open.ts';
import { tip } from '../../../ui/tip/tip.ts';
import { useOfAllWorks, useOpened } from '../marking-context.ts';
import { needsPicking } from '../work/standing.ts';
import { useCanPost } from '../../../lib/installation/classroom-words.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';

export function WriteAccessButton() {
  const { getWriteAccess, isPicking } = useOpened();
  const isLoading = useWatchedValue(isPicking);
  const isNeeded = useOfAllWorks((works) => works.some(needsPicking));
  const isRead = useOfAllWorks((works) => works.every(({ reading }) => reading.kind !== 'waiting'));
  const canPost = useCanPost();
  if (!canPost || !isNeeded || !isRead) return null;
  return (
    <Button
      {...tip(messages.comment.writeAccess)}
      variant="default"
      leftSection={<IconLockOpen size={18} aria-hidden />}
      data-action="writeAccess"
      loading={isLoading}
      onClick={() => void getWriteAccess()}
    >
      Get Write Access
    </Button>
  );
}
