import { Pagination, Text } from '@mantine/core';
import {
  assignmentListMessages,
  type Assignment,
  type AssignmentProgress,
  limits,
  pathOf,
} from '@second-draft/contract';
import { IconChevronRight } from '../../ui/icons/drawn/chevron-right.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { listenToTabs } from '../../lib/browser/tab-news.ts';
import { changedSinceQuery } from '../classrooms/index.ts';
import classes from './assignments.module.css';
import { creationDay } from './creation-day.ts';
import { everything, narrowed, NarrowingChoices } from './narrowing.tsx';
import { progressNews } from './progress-news.ts';
import { progressQuery, progressWords } from './progress-query.ts';
import { askForSubmissions } from './submissions-query.ts';

/** Null while it isn't known. */
type Progress = ReadonlyMap<string, AssignmentProgress> | null;

function useProgress(courseId: string): Progress {
  const { data, refetch } = useQuery(progressQuery(courseId));
  useEffect(
    () => listenToTabs(progressNews(courseId), 'all', () => void refetch()),
    [courseId, refetch],
  );
  return data ? new Map(data.map((one) => [one.assignmentId, one])) : null;
}

/** Students with a second draft, by assignment; asked for once something is posted. */
function useChangedSince(courseId: string, progress: Progress): ReadonlyMap<string, number> {
  const enabled = [...(progress?.values() ?? [])].some(({ posted }) => posted > 0);
  const { data = [] } = useQuery({ ...changedSinceQuery(courseId), enabled });
  return new Map(data.map(({ assignmentId, students }) => [assignmentId, students]));
}

function Row({
  courseId,
  assignment,
  progress,
  changedSince,
  isFirst,
}: {
  courseId: string;
  assignment: Assignment;
  progress: Progress;
  changedSince: number;
  isFirst: boolean;
}) {
  const isEmpty = progress !== null && !progress.has(assignment.id);
  return (
    <li className={classes.row} data-empty={isEmpty || undefined}>
      <Link
        to={pathOf('assignment', { courseId, id: assignment.id })}
        className={classes.link}
        // All rows share one screen: prefetching its code once is enough.
        prefetch={isFirst ? 'render' : 'none'}
        onClick={() => askForSubmissions(courseId, assignment.id)}
      >
        <span className={classes.title}>{assignment.title}</span>
        <Text component="time" dateTime={assignment.creationTime} c="dimmed" size="sm">
          {creationDay(assignment.creationTime)}
        </Text>
        <Text size="sm" c="dimmed" className={classes.progress}>
          {/* Its room is kept until it is known. */}
          {progress === null ? '\u00a0' : progressWords(progress.get(assignment.id), changedSince)}
        </Text>
        <IconChevronRight size={18} aria-hidden className={classes.arrow} />
      </Link>
    </li>
  );
}

/** With at least this many assignments, they can be searched. */
const FEW = 4;

const controlNames = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

/** Once a page she has turned to is shown, keys and screen readers go on at its beginning. */
function useBeginning(page: number) {
  const list = useRef<HTMLUListElement>(null);
  const turnedTo = useRef<number | null>(null);
  useEffect(() => {
    if (turnedTo.current !== page) return;
    turnedTo.current = null;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page]);
  const turnTo = (to: number) => {
    turnedTo.current = to;
  };
  return { list, turnTo };
}

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
  const progress = useProgress(courseId);
  const changedSince = useChangedSince(courseId, progress);
  const [narrowing, setNarrowing] = useState(everything);
  const chosen = narrowed(assignments, narrowing, (id) => progress?.has(id) ?? true);
  const pages = Math.ceil(chosen.length / size);
  const shown = Math.min(page, Math.max(1, pages));
  const { list, turnTo } = useBeginning(shown);
  return (
    <>
      {assignments.length >= FEW && (
        <NarrowingChoices
          value={narrowing}
          onChange={(value) => {
            setNarrowing(value);
            if (page > 1) onPage(1);
          }}
        />
      )}
      {chosen.length === 0 && (
        <Text component="output" c="dimmed" className={classes.none}>
          {assignmentListMessages.noneFound}
        </Text>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={pages > 1 ? `Assignments, page ${shown} of ${pages}` : 'Assignments'}
        className={classes.rows}
        hidden={chosen.length === 0}
      >
        {chosen.slice((shown - 1) * size, shown * size).map((assignment, index) => (
          <Row
            key={assignment.id}
            courseId={courseId}
            assignment={assignment}
            progress={progress}
            changedSince={changedSince.get(assignment.id) ?? 0}
            isFirst={index === 0}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages of assignments" className={classes.pages}>
          <Pagination
            total={pages}
            value={shown}
            onChange={(to) => {
              turnTo(to);
              onPage(to);
            }}
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
