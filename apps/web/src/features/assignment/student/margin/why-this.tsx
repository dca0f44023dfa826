import type { Why } from '@second-draft/contract';
import quiet from '../../../../ui/quiet.module.css';
import classes from './why-this.module.css';

/** What the writer saw before it wrote: for the teacher to judge by, and never posted. */
export function WhyThis({
  why: { reading, choice },
  onUnfold,
}: {
  why: Why;
  onUnfold: () => void;
}) {
  return (
    <details
      className={classes.why}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold();
      }}
    >
      <summary className={quiet.summary} data-action="why">
        Why this
      </summary>
      <div className={classes.told}>
        {choice !== '' && <p className={classes.choice}>{choice}</p>}
        {reading.length > 0 && (
          <dl className={classes.reading}>
            {reading.map(({ criterion, seen }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two entries may read the same
              <div key={index}>
                <dt>{criterion}</dt>
                <dd>{seen}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={classes.note}>Only you see this. It is not posted or copied.</p>
      </div>
    </details>
  );
}
