import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { Unseen } from '../../../ui/unseen.tsx';
import { useOpened } from '../marking-context.ts';

/** Announces what the keys for undo and redo have done; nothing else says it. */
export function UndoStatus() {
  const { history } = useOpened();
  return (
    <output>
      <Unseen>{useWatchedValue(history.told)}</Unseen>
    </output>
  );
}
