import type { CompletionsPage } from '@second-draft/contract';
import { BreakingAddress } from '../../ui/breaking-address.tsx';
import { completionFacts, type Fact } from './completion-facts.ts';
import classes from './completions.module.css';

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <BreakingAddress>{value}</BreakingAddress>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function CompletionCard({ record }: { record: CompletionsPage['completions'][number] }) {
  const { head, studentText, feedback, foot } = completionFacts(record);
  return (
    <article className={classes.card}>
      <Facts facts={head} />
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
      <Facts facts={foot} />
    </article>
  );
}
