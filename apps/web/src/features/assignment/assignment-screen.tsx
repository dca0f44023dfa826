import { Button } from '@mantine/core';
import { hasPremium, type Assignment } from '@second-draft/contract';
import { IconExternalLink } from '../../ui/icons/drawn/external-link.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { isUnreached } from '../../lib/api/index.ts';
import { useClassroomWords } from '../../lib/installation/classroom-words.ts';
import { useIsConfigPending } from '../../lib/installation/config.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useNotFound } from '../../lib/navigation/use-not-found.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { submissionsQuery, useAssignment } from '../assignments/index.ts';
import { useClassroom } from '../classrooms/index.ts';
import { isAnsweredBySession, useTeacher } from '../session/index.ts';
import { AssignmentTour } from '../tour/index.ts';
import type { AssignmentPlace } from './actions/assignment-place.ts';
import { tellAssignmentFailed } from './actions/notices.tsx';
import type { KnownTask } from './focus/known-task.ts';
import { AssignmentHead } from './assignment-head.tsx';
import { studentsWithWork } from './documents/attached-file.ts';
import type { FocusSources } from './focus/category-options.ts';
import classes from './assignment-screen.module.css';
import { LoadingBlocks } from './loading-blocks.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OpenedAssignment } from './opened-assignment.tsx';
import { TaskTold } from './task-told.tsx';
import {
  useCriteria,
  useFreshCategories,
  useServerDrafts,
  useUploadedRubrics,
} from './opening/use-assignment-data.ts';
import { useOpenedAssignment } from './opening/use-opened-assignment.ts';

function NoDocuments({ assignment }: { assignment: Assignment | null }) {
  const { noDocuments, service } = useClassroomWords();
  return (
    <BlankPage {...noDocuments}>
      {service && (
        <Button
          component="a"
          href={assignment?.alternateLink ?? service.home}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={18} aria-hidden />}
        >
          Open {service.name}
        </Button>
      )}
    </BlankPage>
  );
}

/**
 * Shows no notice when the server was not reached: `LoadProblem` says so on the page; nor to whom
 * the session has led away.
 */
function useFailure(error: Error | null): void {
  const isMissing = useNotFound(error);
  useEffect(() => {
    if (error && !isMissing && !isUnreached(error) && !isAnsweredBySession(error))
      tellAssignmentFailed();
  }, [error, isMissing]);
}

function useStudents(place: AssignmentPlace) {
  const { data, error, isFetching, refetch } = useQuery({
    ...submissionsQuery(place.courseId, place.assignmentId),
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });
  const { slides } = useTeacher().settings;
  const students = useMemo(() => data && studentsWithWork(data, { slides }), [data, slides]);
  useFailure(error);
  return { students, problem: isFetching ? null : error, retry: () => void refetch() };
}

function useSources(place: AssignmentPlace, task: KnownTask): FocusSources {
  const { settings, categories, subscription } = useTeacher();
  const criteria = useCriteria(place);
  useFreshCategories();
  // Checked once per visit: if the subscription ends meanwhile, the server decides.
  const [isPremium] = useState(() => hasPremium(subscription, serverNow() / 1_000));
  const rubrics = useUploadedRubrics(settings.rubrics && isPremium);
  return useMemo(
    () => ({ categories, rubrics, criteria, task }),
    [categories, rubrics, criteria, task],
  );
}

const notice = (
  <>
    <FirstSteps />
    <AssignmentTour />
  </>
);

function AssignmentAt({ place }: { place: AssignmentPlace }) {
  const { assignment, isPending } = useAssignment(place.courseId, place.assignmentId);
  const { students, problem, retry } = useStudents(place);
  const isConfigPending = useIsConfigPending();
  const { drafts } = useServerDrafts(place);
  const classroom = useClassroom(place.courseId);
  const task = useMemo(() => ({ assignment, classroom }), [assignment, classroom]);
  const sources = useSources(place, task);
  const isKnown = students !== undefined && !isPending && !problem;
  const isEmpty = isKnown && students.length === 0;
  const opened = useOpenedAssignment(
    isKnown && !isEmpty ? { place, assignment, students, sources } : null,
    drafts,
  );
  const content = () => {
    if (problem) {
      return (
        <div className={classes.notice}>
          <LoadProblem problem={problem} onRetry={retry} />
        </div>
      );
    }
    if (isEmpty) return <NoDocuments assignment={assignment} />;
    // What it says above the names would move them if it came later.
    if (!opened || isConfigPending) return <LoadingBlocks />;
    return <OpenedAssignment opened={opened} notice={notice} />;
  };
  return (
    <>
      <AssignmentHead place={place} assignment={assignment} criteria={sources.criteria}>
        <TaskTold place={place} task={task} hasRubric={sources.criteria.length > 0} />
      </AssignmentHead>
      {content()}
    </>
  );
}

export default function AssignmentScreen() {
  const { courseId = '', id = '' } = useParams();
  const place = useMemo(() => ({ courseId, assignmentId: id }), [courseId, id]);
  return <AssignmentAt key={`${courseId}/${id}`} place={place} />;
}
