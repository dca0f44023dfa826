import { Checkbox } from '@mantine/core';
import { memo, useId, useMemo, useState } from 'react';
import type { SkillInClass } from '../class-skills.ts';
import { linesToRead } from './lines-to-read.ts';
import shared from '../overview.module.css';
import classes from './lines.module.css';

/** Sentences of the class worth sharing: what was praised in it. */
export const LinesSection = memo(function LinesSection({
  doingWell,
}: {
  doingWell: readonly SkillInClass[];
}) {
  const headingId = useId();
  const [withNames, setWithNames] = useState(true);
  const lines = useMemo(() => linesToRead(doingWell), [doingWell]);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={shared.part} data-part="lines">
      <h2 id={headingId}>Lines to read aloud</h2>
      <Checkbox
        className={`${shared.tools}`}
        label="With names"
        checked={withNames}
        onChange={({ currentTarget }) => setWithNames(currentTarget.checked)}
      />
      <ul className={classes.lines}>
        {lines.map(({ words, student, praisedFor }) => (
          <li key={`${student.userId} ${words}`}>
            <q>{words}</q>
            <span className={classes.source}>
              {withNames ? `${student.fullName}, for ` : 'For '}
              {praisedFor.charAt(0).toLocaleLowerCase('en-NZ') + praisedFor.slice(1)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
