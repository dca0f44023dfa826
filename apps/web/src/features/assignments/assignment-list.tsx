import { Pagination, Text } from '@mantine/core';
import { limits, type Assignment } from '@second-draft/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './assignments.module.css';
import { creationDay } from './creation-day.ts';
import { askForSubmissions } from './submissions-query.ts';

function Row({
  courseId,
  assignment,
  isFirst,
}: {
  courseId: string;
  assignment: Assignment;
  isFirst: boolean;
}) {
  return (
    <li className={classes.row}>
      <Link
        to={`/classrooms/${courseId}/${assignment.id}`}
        className={classes.link}
        // All rows share one screen: prefetching its code once is enough.
        prefetch={isFirst ? 'render' : 'none'}
        onClick={() => askForSubmissions(courseId, assignment.id)}
      >
        <span className={classes.title}>{assignment.title}</span>
        <Text component="time" dateTime={assignment.creationTime} c="dimmed" size="sm">
          {creationDay(assignment.creationTime)}
        </Text>
        <IconChevronRight size={18} aria-hidden className={classes.arrow} />
      </Link>
    </li>
  );
}

const controlNames = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

export function AssignmentList({
  courseId,
  assignments,
  page,
  onPage,
}: {
  courseId: string;
  assignments: readonly Assignment[];
  page: number;
  onPage: (page: number) => void;
}) {
  const { assignmentsPerPage: size, assignmentMarginPages, assignmentPagesShown } = limits;
  const pages = Math.ceil(assignments.length / size);
  const shown = Math.min(page, pages);
  return (
    <>
      <ul className={classes.rows}>
        {assignments.slice((shown - 1) * size, shown * size).map((assignment, index) => (
          <Row
            key={assignment.id}
            courseId={courseId}
            assignment={assignment}
            isFirst={index === 0}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages of assignments" className={classes.pages}>
          <Pagination
            total={pages}
            value={shown}
            onChange={onPage}
            boundaries={assignmentMarginPages}
            siblings={(assignmentPagesShown - 1) / 2}
            getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          />
        </nav>
      )}
    </>
  );
}
