import { Anchor } from '@mantine/core';
import { type Classroom, messages, screens } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClassroomWords } from '../../lib/installation/classroom-words.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Progress, Screen } from '../../ui/screen.tsx';
import { UpdateButton } from '../../ui/update-button.tsx';
import { ClassroomCard } from './classroom-card.tsx';
import classes from './classrooms.module.css';
import { ForAllClasses } from './for-all-classes.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { useClassrooms } from './use-classrooms.ts';
import { useSubscriptionToast } from './use-subscription-toast.tsx';
import { waitingQuery } from './waiting-query.ts';

const nothingWaits = { toPost: 0, posted: 0 };

function Cards({ classrooms }: { classrooms: readonly Classroom[] }) {
  const { noClasses, service } = useClassroomWords();
  const { data: waiting = [] } = useQuery(waitingQuery);
  const waitingIn = new Map(waiting.map((one) => [one.courseId, one]));
  if (classrooms.length === 0) {
    return (
      <BlankPage {...noClasses}>
        {service && (
          <Anchor component={Link} to={screens.logout}>
            Log out, and log in with another account
          </Anchor>
        )}
      </BlankPage>
    );
  }
  return (
    <ul className={classes.cards}>
      {classrooms.map((classroom) => (
        <li key={classroom.id}>
          <ClassroomCard
            classroom={classroom}
            waiting={waitingIn.get(classroom.id) ?? nothingWaits}
          />
        </li>
      ))}
    </ul>
  );
}

export default function ClassroomsScreen() {
  const { classrooms, problem, isFetching, refresh } = useClassrooms();
  useSubscriptionToast();
  return (
    <Screen
      heading="My Classrooms"
      actions={
        <>
          <Progress>{isFetching ? messages.classrooms.loading : ''}</Progress>
          <UpdateButton isFetching={isFetching} onClick={refresh}>
            Update Classrooms
          </UpdateButton>
        </>
      }
    >
      {isFetching && !classrooms && <LoadingCards />}
      {problem && <LoadProblem problem={problem} onRetry={refresh} />}
      {classrooms && <Cards classrooms={classrooms} />}
      {classrooms && classrooms.length > 0 && <ForAllClasses />}
    </Screen>
  );
}
