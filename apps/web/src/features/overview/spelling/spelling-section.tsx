import { pathOf } from '@second-draft/contract';
import { Anchor, Checkbox } from '@mantine/core';
import { memo, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/words/counted.ts';
import {
  blockId,
  inPaths,
  type AssignmentPlace,
  type StudentWork,
} from '../../assignment/index.ts';
import { PrintPartButton } from '../print-part-button.tsx';
import type { Glances } from '../reading/use-glances.ts';
import shared from '../overview.module.css';
import { spellingOfClass, type WordToLearn } from './class-spelling.ts';
import classes from './spelling.module.css';

function Word({
  word: { right, written, students },
  page,
  withNames,
}: {
  word: WordToLearn;
  page: string;
  withNames: boolean;
}) {
  return (
    <tr>
      <th scope="row">{right ?? <span className={classes.unsure}>look it up</span>}</th>
      <td>{written.join(', ')}</td>
      <td className={classes.number}>{students.length}</td>
      {withNames && (
        <td>
          {students.map(({ userId, fullName }, index) => (
            <span key={userId}>
              {index > 0 && ', '}
              <Anchor component={Link} to={`${page}#${blockId(userId)}`} underline="always">
                {fullName}
              </Anchor>
            </span>
          ))}
        </td>
      )}
    </tr>
  );
}

/** Te reo Māori and the names of the class are no mistakes: the server leaves them out. */
export const SpellingSection = memo(function SpellingSection({
  place,
  students,
  glances,
}: {
  place: AssignmentPlace;
  students: readonly StudentWork[];
  glances: Glances;
}) {
  const headingId = useId();
  const [withNames, setWithNames] = useState(false);
  const words = useMemo(() => spellingOfClass(students, glances), [students, glances]);
  if (glances.size === 0) return null;
  return (
    <section aria-labelledby={headingId} className={shared.part} data-part="spelling">
      <h2 id={headingId}>Spelling</h2>
      {words.length === 0 ? (
        <p className={shared.empty}>
          No clear spelling mistakes in {counted(glances.size, 'text')}.
        </p>
      ) : (
        <>
          <div className={`${shared.tools} ${classes.partTools}`}>
            <Checkbox
              label="With names"
              checked={withNames}
              onChange={({ currentTarget }) => setWithNames(currentTarget.checked)}
            />
            <PrintPartButton part="spelling">Print this list</PrintPartButton>
          </div>
          <table className={classes.spelling} aria-labelledby={headingId}>
            <thead>
              <tr>
                <th scope="col">Word</th>
                <th scope="col">Written as</th>
                <th scope="col" className={classes.number}>
                  Students
                </th>
                {withNames && <th scope="col">Who</th>}
              </tr>
            </thead>
            <tbody>
              {words.map((word) => (
                <Word
                  key={`${word.right} ${word.written[0]}`}
                  word={word}
                  page={pathOf('assignment', inPaths(place))}
                  withNames={withNames}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
});
