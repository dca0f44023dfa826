import { limits, PRODUCT_NAME } from '@second-draft/contract';
import { longDay } from '../../ui/long-date.ts';
import classes from './student-records.module.css';
import type { RecordEntry, StudentRecord } from './records-of.ts';

const dayOf = (instant: string) => longDay(Date.parse(instant));

function howGiven({ given }: RecordEntry): string {
  if (!given) return 'Suggested to the teacher; not recorded as given to the student.';
  const how = given.how === 'posted' ? 'Posted on the document' : 'Copied by the teacher';
  return `${how} on ${dayOf(given.at)}.`;
}

function Entry({
  entry,
  assignment,
  withTexts,
}: {
  entry: RecordEntry;
  assignment: string | null;
  withTexts: boolean;
}) {
  const { writtenAt, category, studentText, typedByTeacher, feedback, nextSteps } = entry;
  return (
    <section className={classes.entry}>
      <h3>
        <time dateTime={writtenAt}>{dayOf(writtenAt)}</time>
        {assignment !== null && `, ${assignment}`}: {category ?? 'the teacher’s own comment'}
      </h3>
      {withTexts && (
        <>
          <h4>The writing{typedByTeacher && ', as the teacher typed or changed it'}</h4>
          <p className={classes.words}>{studentText}</p>
        </>
      )}
      <h4>The feedback</h4>
      <p className={classes.words}>{feedback}</p>
      <p className={classes.given}>{howGiven(entry)}</p>
      {nextSteps.length > 0 && (
        <>
          <h4>{nextSteps.length === 1 ? 'Next step' : 'Next steps'}</h4>
          <ul>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function RecordSheet({
  record,
  className,
  titleOf,
  teacher,
  printedOn,
  withTexts,
}: {
  record: StudentRecord;
  /** The class's name, where it is known. */
  className: string | null;
  /** An assignment's title, where it is known. */
  titleOf: (assignmentId: string | null) => string | null;
  teacher: string;
  printedOn: string;
  withTexts: boolean;
}) {
  return (
    <article className={classes.sheet} aria-label={record.name}>
      <h2>{record.name}</h2>
      <p>
        {className !== null && `${className}. `}
        {`Feedback on writing, kept in ${PRODUCT_NAME} by ${teacher}; as of ${dayOf(printedOn)}. Suggestions are written by a program and read by the teacher. Texts are kept for up to ${limits.keepTextsDays} days; older ones are gone.`}
      </p>
      {record.entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          assignment={titleOf(entry.assignmentId)}
          withTexts={withTexts}
        />
      ))}
    </article>
  );
}
