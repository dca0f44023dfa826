import { Anchor, Title, Tooltip } from '@mantine/core';
import type { Assignment, RubricCriterion } from '@second-draft/contract';
import { IconExternalLink, IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useClassroomWords } from '../../lib/classroom-words.ts';
import classes from './assignment-screen.module.css';

function RubricLink({ link, criteria }: { link: string; criteria: readonly RubricCriterion[] }) {
  if (criteria.length === 0) return null;
  return (
    <Tooltip
      multiline
      maw="20rem"
      label={
        <ul className={classes.criteria}>
          {criteria.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      }
    >
      <Anchor href={link} target="_blank" rel="noreferrer" className={`${classes.rubric}`}>
        <IconListCheck size={20} aria-hidden />
        Rubric
      </Anchor>
    </Tooltip>
  );
}

export function AssignmentHead({
  assignment,
  criteria,
  children,
}: {
  assignment: Assignment | null;
  criteria: readonly RubricCriterion[];
  children?: ReactNode;
}) {
  const { service } = useClassroomWords();
  return (
    <header className={classes.head}>
      <Title order={1} className={`${classes.title}`}>
        {assignment?.title ?? 'Assignment'}
      </Title>
      {assignment && service && (
        <>
          <RubricLink link={assignment.alternateLink} criteria={criteria} />
          <Anchor
            href={assignment.alternateLink}
            target="_blank"
            rel="noreferrer"
            className={`${classes.rubric}`}
          >
            <IconExternalLink size={20} aria-hidden />
            Open in {service.name}
          </Anchor>
        </>
      )}
      {children}
    </header>
  );
}
