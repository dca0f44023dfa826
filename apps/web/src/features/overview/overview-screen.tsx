import { pathOf } from '@second-draft/contract';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useNotFound } from '../../lib/navigation/use-not-found.ts';
import { BackAndPrint } from '../../ui/back-and-print.tsx';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Loading } from '../../ui/loading.tsx';
import { inPaths, useCriteria, type AssignmentPlace } from '../assignment/index.ts';
import { useAssignment } from '../assignments/index.ts';
import { useClassroom } from '../classrooms/index.ts';
import { GroupsSection } from './groups/groups-section.tsx';
import { useGroupsAhead } from './groups/use-groups.ts';
import { LinesSection } from './lines/lines-section.tsx';
import classes from './overview.module.css';
import { LoadingLists } from './loading-lists.tsx';
import { PicturesSection } from './pictures/pictures-section.tsx';
import { ReadFirst } from './read-first.tsx';
import type { Reading } from './reading/use-class-texts.ts';
import { SkillList } from './skill-list.tsx';
import { Sources } from './sources.tsx';
import { SpellingSection } from './spelling/spelling-section.tsx';
import { useClassAtAGlance, type KnownClass } from './use-class-at-a-glance.ts';
import { useHeldClass } from './use-held-class.ts';
import { useOverviewKey } from './use-overview-key.ts';

/** True from then on. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(false);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}

function Glance({
  place,
  known,
  reading,
}: {
  place: AssignmentPlace;
  known: KnownClass;
  reading: Reading;
}) {
  const { toRead, toList } = reading;
  const criteria = useCriteria(place);
  useGroupsAhead(place);
  const titles = useMemo(() => new Map(criteria.map(({ id, title }) => [id, title])), [criteria]);
  const shown = useHeldClass(known, reading);
  // While the skills above grow, they would move the rest from under a pointer.
  const areGroupsDue = useOnce(toList === 0);
  const isRestDue = useOnce(toRead === 0);
  if (known.students.length === 0)
    return <BlankPage title="Nobody has a document here yet, so there is nothing to sum up." />;
  if (!shown)
    return (
      <div className={classes.glance}>
        <Sources skills={null} reading={reading} />
        <LoadingLists />
      </div>
    );
  const { skills, students, drafts, texts, glances, secondDrafts } = shown;
  const { doingWell, toTeach, studentsWithFeedback, studentsSeen } = skills;
  const outOf = studentsWithFeedback + studentsSeen;
  const shared = { place, criteria: titles, outOf };
  return (
    <div className={classes.glance}>
      <Sources skills={skills} reading={reading} />
      <ReadFirst place={place} known={shown} />
      {outOf > 0 && (
        <div className={classes.columns} data-part="skills">
          <SkillList
            heading="What to teach next"
            empty="Nothing to teach next stands out yet."
            skills={toTeach}
            {...shared}
          />
          <SkillList
            heading="What the class is doing well"
            empty="Nothing that is done well stands out yet."
            skills={doingWell}
            {...shared}
          />
        </div>
      )}
      {areGroupsDue && outOf > 0 && (
        <GroupsSection place={place} students={students} toTeach={toTeach} />
      )}
      {!isRestDue && <Loading height="6rem" mt="2.5rem" label="Reading the rest of the texts" />}
      {isRestDue && (
        <>
          <LinesSection {...{ doingWell, students, texts, glances }} />
          <SpellingSection place={place} students={students} glances={glances} />
          <PicturesSection {...{ students, drafts, glances, secondDrafts }} />
        </>
      )}
    </div>
  );
}

function OverviewOf({ place }: { place: AssignmentPlace }) {
  const { assignment } = useAssignment(place.courseId, place.assignmentId);
  const classroom = useClassroom(place.courseId);
  const { known, reading, problem, retry } = useClassAtAGlance(place);
  const navigate = useNavigate();
  const page = pathOf('assignment', inPaths(place));
  useOverviewKey(() => void navigate(page));
  const isMissing = useNotFound(problem);
  return (
    <Screen
      heading="The class at a glance"
      actions={<BackAndPrint to={page}>Back to the texts</BackAndPrint>}
    >
      <p className={classes.place}>
        {[assignment?.title, classroom?.name].filter(Boolean).join(', ')}
      </p>
      {problem && !isMissing && <LoadProblem problem={problem} onRetry={retry} />}
      {!known && !problem && (
        <>
          <div className={classes.sum} />
          <LoadingLists />
        </>
      )}
      {known && <Glance place={place} known={known} reading={reading} />}
    </Screen>
  );
}

/** What a whole class does well and needs next in one assignment, in the students' own words. */
export default function OverviewScreen() {
  const { courseId = '', id = '' } = useParams();
  const place = useMemo(() => ({ courseId, assignmentId: id }), [courseId, id]);
  return <OverviewOf key={`${courseId}/${id}`} place={place} />;
}
