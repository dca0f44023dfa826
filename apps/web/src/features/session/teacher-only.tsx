import { Center, Loader } from '@mantine/core';
import { Outlet } from 'react-router';
import { unreached } from '../../lib/api/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Unseen } from '../../ui/unseen.tsx';
import { useProfile } from './profile/profile.ts';
import { useTeacherOrLeave } from './checking/use-auth-check.ts';

export { teacherScreens as handle } from './checking/teacher-screens.ts';

export default function TeacherOnly() {
  const profile = useProfile();
  const { isUnreachable, askAgain } = useTeacherOrLeave(profile === null);
  if (profile) return <Outlet />;
  return (
    <Center mih="50dvh">
      <Unseen as="h1">Checking who is signed in</Unseen>
      {isUnreachable ? (
        <LoadProblem problem={unreached()} onRetry={askAgain} />
      ) : (
        <Loader aria-hidden />
      )}
    </Center>
  );
}
