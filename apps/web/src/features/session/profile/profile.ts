import type { Profile } from '@second-draft/contract';
import { profileItem } from '../../../lib/state/session.ts';
import { useSessionItem } from '../../../lib/state/session-item.ts';

export const useProfile = (): Profile | null => useSessionItem(profileItem);

/** For screens that only a signed-in teacher reaches; throws elsewhere. */
export function useTeacher(): Profile {
  const profile = useProfile();
  if (!profile) throw new Error('This screen needs a signed-in teacher');
  return profile;
}
