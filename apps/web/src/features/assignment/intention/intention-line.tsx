import { useSources } from '../marking-context.ts';
import quiet from '../../../ui/quiet.module.css';
import classes from './intention-line.module.css';

const countOf = (criteria: readonly string[]) =>
  `${criteria.length} success ${criteria.length === 1 ? 'criterion' : 'criteria'}`;

/** What the task says that the class is learning, at the head of the page. */
export function IntentionLine() {
  const { intention } = useSources();
  if (!intention) return null;
  const { learning, criteria } = intention;
  const said = (
    <>
      {learning.length > 0 && 'Learning intention: '}
      <span className={classes.learning}>{learning.join(' · ')}</span>
    </>
  );
  if (criteria.length === 0) return <p className={classes.intention}>{said}</p>;
  return (
    <details className={classes.intention}>
      <summary className={quiet.summary}>
        {said}
        {learning.length > 0 && ' · '}
        {countOf(criteria)}
      </summary>
      <ul>
        {criteria.map((criterion) => (
          <li key={criterion}>{criterion}</li>
        ))}
      </ul>
    </details>
  );
}
