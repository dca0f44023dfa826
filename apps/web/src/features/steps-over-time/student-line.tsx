import { Anchor } from '@mantine/core';
import { pathOf, shownNameOf, skillOf, type Verdict } from '@second-draft/contract';
import { Link } from 'react-router';
import { ordinal } from '../../lib/words/ordinal.ts';
import { blockId } from '../assignment/index.ts';
import type { PlaceOnLine, StepOnLine, StudentLine } from './lines-of-students.ts';
import classes from './steps-over-time.module.css';

const day = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'long' });

const said: Record<Verdict, string> = {
  done: 'acted on',
  partly: 'partly acted on',
  notYet: 'not acted on yet',
  cantTell: 'can’t tell',
};

const ordinals = [
  '',
  '',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

function again(time: number): string {
  if (time < 2) return '';
  return ` (${ordinals[time] ?? ordinal(time)} time)`;
}

function Step({ step: { skill, verdict, time } }: { step: StepOnLine }) {
  return (
    <li>
      <span className={classes.skill}>
        {skill === null ? 'a step of another kind' : skillOf(skill).title}
      </span>
      {again(time)}: {verdict === null ? 'not looked at again' : said[verdict]}
    </li>
  );
}

function Place({
  place,
  courseId,
  userId,
}: {
  place: PlaceOnLine;
  courseId: string;
  userId: string;
}) {
  const { title, assignmentId, givenAt, steps } = place;
  return (
    <li className={classes.place}>
      {title === null ? (
        <span>An assignment that is gone</span>
      ) : (
        <Anchor
          component={Link}
          to={`${pathOf('assignment', { courseId, id: assignmentId })}#${blockId(userId)}`}
          underline="always"
        >
          {title}
        </Anchor>
      )}{' '}
      <time dateTime={givenAt} className={classes.date}>
        {day.format(new Date(givenAt))}
      </time>
      {steps.length === 0 ? (
        <p className={classes.none}>No next step</p>
      ) : (
        <ul className={classes.steps}>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A student's next steps, assignment by assignment, in words only. */
export function LineOfStudent({
  line: { student, places },
  courseId,
}: {
  line: StudentLine;
  courseId: string;
}) {
  const name = shownNameOf(student);
  return (
    <section className={classes.student} aria-label={name}>
      <h2>{name}</h2>
      <ol className={classes.places}>
        {places.map((place) => (
          <Place
            key={`${place.assignmentId} ${place.givenAt}`}
            place={place}
            courseId={courseId}
            userId={student.userId}
          />
        ))}
      </ol>
    </section>
  );
}
