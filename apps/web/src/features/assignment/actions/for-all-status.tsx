import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { Unseen } from '../../../ui/unseen.tsx';
import { useMarking } from '../marking-context.ts';

/** Announces the beginning of feedback for all and each quarter of it; a toast tells the end. */
export function ForAllStatus() {
  const progress = useWatchedValue(useMarking().forAll.progress);
  const { done, total } = progress ?? { done: 0, total: 0 };
  const quarters = Math.floor((4 * done) / total);
  return (
    <output>
      <Unseen>
        {total > 0 &&
          quarters < 4 &&
          `Writing feedback: ${Math.ceil((quarters * total) / 4)} of ${total}`}
      </Unseen>
    </output>
  );
}
