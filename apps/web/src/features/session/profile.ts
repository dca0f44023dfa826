import type { Profile } from '@second-draft/contract';
import { profileItem } from '../../lib/session.ts';
import { useSessionItem } from '../../lib/session-item.ts';

/** The signed-in teacher, or null. */
export const useProfile = (): Profile | null => useSessionItem(profileItem);

/** The signed-in teacher, on screens that only a teacher reaches. */
export function useTeacher(): Profile {
  const profile = useProfile();
  if (!profile) throw new Error('This screen needs a signed-in teacher');
  return profile;
}
