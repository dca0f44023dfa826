import { useQuery, type Query } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { queryClient } from '../../lib/state/query-client.ts';
import {
  mergeWithServer,
  sessionDrafts,
  studentsWithWork,
  useServerDrafts,
  type AssignmentPlace,
} from '../assignment/index.ts';
import { submissionsQuery } from '../assignments/index.ts';
import { useTeacher } from '../session/index.ts';
import { useClassTexts } from './reading/use-class-texts.ts';
import { skillsOfClass } from './class-skills.ts';

/** The students of an assignment; undefined until loaded. */
function useStudents({ courseId, assignmentId }: AssignmentPlace) {
  const { data, error, isFetching } = useQuery(submissionsQuery(courseId, assignmentId));
  const { slides } = useTeacher().settings;
  const students = useMemo(() => data && studentsWithWork(data, { slides }), [data, slides]);
  return { students, problem: isFetching ? null : error };
}

/** The newest of what this tab keeps and what the server has. */
function useDrafts(place: AssignmentPlace) {
  const { drafts: there, problem } = useServerDrafts(place, 'all');
  const drafts = useMemo(() => {
    if (!there) return undefined;
    const here = sessionDrafts(place.courseId, place.assignmentId).read();
    return mergeWithServer(here, there);
  }, [place, there]);
  return { drafts, problem };
}

const isMissing = ({ state }: Query) => state.data === undefined && state.fetchFailureCount > 0;

/** All that is missing, at once: what asks again by itself may wait half a minute to do so. */
const fetchMissing = () => void queryClient.resetQueries({ predicate: isMissing });

/** A text counts as read once the page tells what was seen in it. */
const useToldOf = (toRead: number): number => Math.max(toRead, useDeferredValue(toRead));

/** Grows as feedback is written, in this tab or another. */
export function useClassAtAGlance(place: AssignmentPlace) {
  const { students, problem: ofStudents } = useStudents(place);
  const { drafts, problem: ofDrafts } = useDrafts(place);
  const read = useClassTexts(place, students, drafts);
  // What the page can be asked comes before what it can be told.
  const texts = useDeferredValue(read.texts);
  const glances = useDeferredValue(read.glances);
  const secondDrafts = useDeferredValue(read.secondDrafts);
  const toRead = useToldOf(read.reading.toRead);
  const toList = useToldOf(read.reading.toList);
  const skills = useMemo(
    () => students && drafts && skillsOfClass(students, drafts, glances),
    [students, drafts, glances],
  );
  const known = useMemo(
    () =>
      students && drafts && skills && { students, drafts, texts, glances, secondDrafts, skills },
    [students, drafts, texts, glances, secondDrafts, skills],
  );
  const reading = { ...read.reading, toRead, toList };
  return { known, reading, problem: ofStudents ?? ofDrafts, retry: fetchMissing };
}

export type KnownClass = NonNullable<ReturnType<typeof useClassAtAGlance>['known']>;
