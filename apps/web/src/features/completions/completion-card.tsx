import type { CompletionsPage } from '@second-draft/contract';
import { Facts } from '../../ui/facts.tsx';
import { completionFacts } from './completion-facts.ts';
import classes from './completions.module.css';

export function CompletionCard({ record }: { record: CompletionsPage['completions'][number] }) {
  const { head, studentText, feedback, foot } = completionFacts(record);
  return (
    <article className={classes.card}>
      <Facts className={classes.facts} facts={head} />
      <div className={classes.columns}>
        <section>
          <h2>Student Text</h2>
          <pre
            // Lets keyboard users scroll the text.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Student Text"
          >
            {studentText}
          </pre>
        </section>
        <section>
          <h2>AI Feedback</h2>
          <p>{feedback}</p>
        </section>
      </div>
      <Facts className={classes.facts} facts={foot} />
    </article>
  );
}
