import { Center, Loader } from '@mantine/core';
import { Outlet } from 'react-router';
import { useProfile } from './profile.ts';
import { useTeacherOrLeave } from './use-auth-check.ts';

export { teacherScreens as handle } from './teacher-screens.ts';

export default function TeacherOnly() {
  const profile = useProfile();
  useTeacherOrLeave(profile === null);
  if (profile) return <Outlet />;
  return (
    <Center mih="50dvh">
      <Loader aria-label="Checking who is signed in" />
    </Center>
  );
}
