import { Checkbox } from '@mantine/core';
import { memo, useId, useMemo, useState } from 'react';
import type { ShownText, StudentWork } from '../../assignment/index.ts';
import type { SkillInClass } from '../class-skills.ts';
import type { Glances } from '../reading/use-glances.ts';
import { linesToRead, type TextWith } from './lines-to-read.ts';
import shared from '../overview.module.css';
import classes from './lines.module.css';

function textsOf(
  students: readonly StudentWork[],
  texts: readonly ShownText[],
  glances: Glances,
): TextWith {
  // More of a text that she should read herself is not shown.
  const shown = texts.filter(({ documentId }) => glances.get(documentId)?.isToRead === false);
  const textOf = new Map(shown.map(({ documentId, text }) => [documentId, text]));
  const filesOf = new Map(students.map(({ student, files }) => [student.userId, files]));
  return ({ userId }, words) =>
    filesOf
      .get(userId)
      ?.map(({ id }) => textOf.get(id) ?? '')
      .find((text) => text.includes(words)) ?? '';
}

/** Sentences of the class worth sharing: what was praised in it. */
export const LinesSection = memo(function LinesSection({
  doingWell,
  students,
  texts,
  glances,
}: {
  doingWell: readonly SkillInClass[];
  students: readonly StudentWork[];
  texts: readonly ShownText[];
  glances: Glances;
}) {
  const headingId = useId();
  const [withNames, setWithNames] = useState(true);
  const lines = useMemo(
    () => linesToRead(doingWell, textsOf(students, texts, glances)),
    [doingWell, students, texts, glances],
  );
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
