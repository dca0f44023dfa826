import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { Unseen } from '../../../ui/unseen.tsx';
import { useMarking } from '../marking-context.ts';

/** Announces the beginning of what runs for the class, and each quarter of it; a toast tells the end. */
export function RunStatus() {
  const { forAll, postReady } = useMarking();
  const writing = useWatchedValue(forAll.progress);
  const posting = useWatchedValue(postReady.progress);
  const { done, total } = posting ?? writing ?? { done: 0, total: 0 };
  const quarters = Math.floor((4 * done) / total);
  return (
    <output>
      <Unseen>
        {total > 0 &&
          quarters < 4 &&
          `${posting ? 'Posting' : 'Writing feedback'}: ${Math.ceil((quarters * total) / 4)} of ${total}`}
      </Unseen>
    </output>
  );
}
