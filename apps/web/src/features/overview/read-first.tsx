import { pathOf } from '@second-draft/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { blockId, inPaths, type AssignmentPlace } from '../assignment/index.ts';
import { hasFeedback } from './class-points.ts';
import classes from './overview.module.css';
import type { KnownClass } from './use-class-at-a-glance.ts';

/** Students whose text an adult should read before anything else is done with it. */
export function ReadFirst({ place, known }: { place: AssignmentPlace; known: KnownClass }) {
  const { students, glances, drafts } = known;
  const isToRead = (id: string) => {
    const draft = drafts.get(id);
    return glances.get(id)?.isToRead === true && !(draft && hasFeedback(draft));
  };
  const first = students.filter(({ files }) => files.some(({ id }) => isToRead(id)));
  if (first.length === 0) return null;
  const page = pathOf('assignment', inPaths(place));
  return (
    <p className={`${classes.sum} ${classes.tools}`}>
      Please read these yourself first:{' '}
      {first.map(({ student }, index) => (
        <span key={student.userId}>
          {index > 0 && ', '}
          <Anchor component={Link} to={`${page}#${blockId(student.userId)}`} underline="always">
            {student.fullName}
          </Anchor>
        </span>
      ))}
      . Nothing from these texts is shown here.
    </p>
  );
}
