import { Anchor, Title } from '@mantine/core';
import { type Assignment, pathOf, type RubricCriterion } from '@second-draft/contract';
import { IconExternalLink } from '../../ui/icons/drawn/external-link.ts';
import { IconListCheck } from '../../ui/icons/drawn/list-check.ts';
import { IconUsersGroup } from '../../ui/icons/drawn/users-group.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClassroomWords } from '../../lib/installation/classroom-words.ts';
import { tip } from '../../ui/tip/tip.ts';
import { inPaths, type AssignmentPlace } from './actions/assignment-place.ts';
import classes from './assignment-screen.module.css';

function RubricLink({ link, criteria }: { link: string; criteria: readonly RubricCriterion[] }) {
  if (criteria.length === 0) return null;
  return (
    <Anchor
      {...tip(criteria.map(({ title }) => `• ${title}`).join('\n'))}
      href={link}
      target="_blank"
      rel="noreferrer"
      className={`${classes.rubric}`}
    >
      <IconListCheck size={20} aria-hidden />
      Rubric
    </Anchor>
  );
}

function OverviewLink({ place }: { place: AssignmentPlace }) {
  return (
    <Anchor
      component={Link}
      to={pathOf('overview', inPaths(place))}
      data-action="overview"
      className={`${classes.rubric}`}
    >
      <IconUsersGroup size={20} aria-hidden />
      Class at a glance
    </Anchor>
  );
}

export function AssignmentHead({
  place,
  assignment,
  criteria,
  children,
}: {
  place: AssignmentPlace;
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
      <OverviewLink place={place} />
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
