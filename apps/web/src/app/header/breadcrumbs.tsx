import { pathOf, screens } from '@second-draft/contract';
import { Anchor } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router';
import { useClassroom } from '../../features/classrooms/index.ts';
import classes from './header.module.css';

function Crumb({ to, label }: { to: string; label: string }) {
  const isHere = useLocation().pathname === to;
  return (
    <li>
      <Anchor component={Link} to={to} title={label} {...(isHere && { 'aria-current': 'page' })}>
        {label}
      </Anchor>
    </li>
  );
}

function ClassCrumb({ courseId }: { courseId: string }) {
  const classroom = useClassroom(courseId);
  return classroom && <Crumb to={pathOf('assignments', { courseId })} label={classroom.name} />;
}

export function Breadcrumbs() {
  const { courseId } = useParams();
  return (
    <nav aria-label="Breadcrumbs" className={classes.trail}>
      <ol>
        <Crumb to={screens.classrooms} label="My Classrooms" />
        {courseId && <ClassCrumb courseId={courseId} />}
      </ol>
    </nav>
  );
}
