import { Anchor } from '@mantine/core';
import { pathOf } from '@second-draft/contract';
import { IconChevronRight } from '../../ui/icons/drawn/chevron-right.ts';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router';
import { blockId, inPaths, type AssignmentPlace, type ShownWords } from '../assignment/index.ts';
import type { SkillInClass, StudentEvidence } from './class-skills.ts';
import shared from './overview.module.css';
import classes from './skill-list.module.css';
import { namesOf } from './skill-names.ts';
import { useIsPrinted } from '../../lib/browser/use-is-printed.ts';

function StudentLine({ place, of }: { place: AssignmentPlace; of: StudentEvidence }) {
  const { student, evidence, isByRules } = of;
  const page = pathOf('assignment', inPaths(place));
  const block = `${page}#${blockId(student.userId)}`;
  const stateOf = (words: string): ShownWords => ({ userId: student.userId, words });
  return (
    <li className={classes.student}>
      <Anchor component={Link} to={block} underline="always">
        {student.fullName}
      </Anchor>
      {isByRules && <span className={classes.byRules}>seen by the rules</span>}
      <div className={classes.words}>
        {evidence.map(({ words, isQuoted }) =>
          isQuoted ? (
            <Link key={words} to={block} state={stateOf(words)} className={classes.quoted}>
              <q>{words}</q>
            </Link>
          ) : (
            <span key={words}>{words}</span>
          ),
        )}
      </div>
    </li>
  );
}

function Skill({
  place,
  of,
  outOf,
  criteria,
  isFirst,
}: {
  place: AssignmentPlace;
  of: SkillInClass;
  outOf: number;
  criteria: ReadonlyMap<string, string>;
  isFirst: boolean;
}) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Another skill may come to the top while texts are still being read.
  const isOpen = chosen ?? isFirst;
  const isPrinted = useIsPrinted();
  const id = useId();
  const { title, element } = namesOf(of.skill);
  const asked = of.askedFor.map((one) => criteria.get(one)).filter((one) => one !== undefined);
  return (
    <li className={classes.skill}>
      <h3>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
        >
          <IconChevronRight className={classes.chevron} size={18} aria-hidden />
          <span className={classes.title}>{title}</span>
          <span className={classes.count}>
            {of.students.length} of {outOf}
          </span>
          <span className={classes.about}>
            {[element, ...asked].filter((one) => one !== null).join(' · ')}
          </span>
        </button>
      </h3>
      <ul id={id} className={classes.evidence} hidden={!isOpen}>
        {(isOpen || isPrinted) &&
          of.students.map((one) => <StudentLine key={one.student.userId} place={place} of={one} />)}
      </ul>
    </li>
  );
}

/** How many of the students each skill is about, with the words it rests on. */
export const SkillList = memo(function SkillList({
  heading,
  empty,
  place,
  skills,
  outOf,
  criteria,
}: {
  heading: string;
  empty: string;
  place: AssignmentPlace;
  skills: readonly SkillInClass[];
  /** Students of whom something is known. */
  outOf: number;
  /** Titles by id. */
  criteria: ReadonlyMap<string, string>;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h2 id={headingId}>{heading}</h2>
      {skills.length === 0 && <p className={shared.empty}>{empty}</p>}
      <ol className={classes.skills}>
        {skills.map((of, index) => (
          <Skill
            key={of.skill ?? 'else'}
            place={place}
            of={of}
            outOf={outOf}
            criteria={criteria}
            isFirst={index === 0}
          />
        ))}
      </ol>
    </section>
  );
});
