import { Center, Loader } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { Outlet } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { useProfile } from './profile.ts';
import { useTeacherOrLeave } from './use-auth-check.ts';

export { teacherScreens as handle } from './teacher-screens.ts';

const unreachable = new ApiError(0, 'unreachable', messages.connection.unreachable);

export default function TeacherOnly() {
  const profile = useProfile();
  const { isUnreachable, askAgain } = useTeacherOrLeave(profile === null);
  if (profile) return <Outlet />;
  return (
    <Center mih="50dvh">
      {isUnreachable ? (
        <LoadProblem problem={unreachable} onRetry={askAgain} />
      ) : (
        <Loader aria-label="Checking who is signed in" />
      )}
    </Center>
  );
}
