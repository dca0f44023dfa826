import { Outlet } from 'react-router';
import { useProfile } from './profile.ts';

/** The screens that need a signed-in teacher. */
export default function TeacherOnly() {
  return useProfile() ? <Outlet /> : null;
}
