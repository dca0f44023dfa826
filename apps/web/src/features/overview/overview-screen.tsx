import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { isNowhere } from '../../lib/api/index.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useCriteria, type AssignmentPlace } from '../assignment/index.ts';
import { useAssignment } from '../assignments/index.ts';
import { useClassroom } from '../classrooms/index.ts';
import { GroupsSection } from './groups/groups-section.tsx';
import { LinesSection } from './lines/lines-section.tsx';
import classes from './overview.module.css';
import { PicturesSection } from './pictures/pictures-section.tsx';
import { SkillList } from './skill-list.tsx';
import { useClassAtAGlance, type KnownClass } from './use-class-at-a-glance.ts';
import { useOverviewKey } from './use-overview-key.ts';

function Glance({ place, known }: { place: AssignmentPlace; known: KnownClass }) {
  const criteria = useCriteria(place);
  const titles = useMemo(() => new Map(criteria.map(({ id, title }) => [id, title])), [criteria]);
  const { doingWell, toTeach, studentsWithFeedback, students } = known.skills;
  if (students === 0)
    return <BlankPage title="Nobody has a document here yet, so there is nothing to sum up." />;
  if (studentsWithFeedback === 0)
    return (
      <BlankPage
        title="No feedback is written yet."
        hint="What the class does well, and what to teach next, is summed up here from the feedback on the assignment’s page. Each number opens to the students’ own words."
      />
    );
  const shared = { place, criteria: titles, outOf: studentsWithFeedback };
  return (
    <>
      <Text className={`${classes.sum}`}>
        From the feedback on {studentsWithFeedback} of {students}{' '}
        {students === 1 ? 'student' : 'students'} with a document, the skill of most students first.
      </Text>
      <div className={classes.columns}>
        <SkillList
          heading="What to teach next"
          empty="The feedback names no next step yet."
          skills={toTeach}
          {...shared}
        />
        <SkillList
          heading="What the class is doing well"
          empty="The feedback praises nothing yet."
          skills={doingWell}
          {...shared}
        />
      </div>
      <GroupsSection place={place} students={known.students} toTeach={toTeach} />
      <LinesSection doingWell={doingWell} />
      <PicturesSection students={known.students} drafts={known.drafts} />
    </>
  );
}

function OverviewOf({ place }: { place: AssignmentPlace }) {
  const { assignment } = useAssignment(place.courseId, place.assignmentId);
  const classroom = useClassroom(place.courseId);
  const { known, problem, retry } = useClassAtAGlance(place);
  const navigate = useNavigate();
  const page = `/classrooms/${place.courseId}/${place.assignmentId}`;
  useOverviewKey(() => void navigate(page));
  const isMissing = problem !== null && isNowhere(problem);
  useEffect(() => {
    if (isMissing) void navigate('/404', { replace: true });
  }, [isMissing, navigate]);
  return (
    <Screen
      heading="The class at a glance"
      actions={
        <Group gap="sm" className={classes.tools}>
          <Button
            component={Link}
            to={page}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Back to the texts
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </Group>
      }
    >
      <p className={classes.place}>
        {[assignment?.title, classroom?.name].filter(Boolean).join(', ')}
      </p>
      {problem && !isMissing && <LoadProblem problem={problem} onRetry={retry} />}
      {!known && !problem && <Skeleton height="24rem" aria-label="Loading the class" />}
      {known && <Glance place={place} known={known} />}
    </Screen>
  );
}

/** What a whole class does well and needs next in one assignment, in the students' own words. */
export default function OverviewScreen() {
  const { courseId = '', id = '' } = useParams();
  const place = useMemo(() => ({ courseId, assignmentId: id }), [courseId, id]);
  return <OverviewOf key={`${courseId}/${id}`} place={place} />;
}
