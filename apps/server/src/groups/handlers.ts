import { limits, mergeGroups, type LessonGroup } from '@second-draft/contract';
import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { GroupStore } from './store.ts';

function changedGroups(
  stored: LessonGroup[] | null,
  { groups, knownGroups }: { groups: LessonGroup[]; knownGroups?: LessonGroup[] | undefined },
): LessonGroup[] {
  if (!stored || !knownGroups) return groups;
  const merged = mergeGroups({ known: knownGroups, mine: groups, theirs: stored });
  if (merged.length > limits.groupsMax) throw new Problem('changed_elsewhere');
  return merged;
}

export function groupHandlers(store: GroupStore): Pick<Handlers, 'groups' | 'saveGroups'> {
  const placeOf = (accountId: string, { courseId, id }: { courseId: string; id: string }) => ({
    accountId,
    courseId,
    assignmentId: id,
  });
  return {
    groups: async ({ caller, params }) => ({
      groups: await store.find(placeOf(caller.account.id, params)),
    }),
    saveGroups: async ({ caller, params, body }) => {
      const place = placeOf(caller.account.id, params);
      return { groups: await store.change(place, (stored) => changedGroups(stored, body)) };
    },
  };
}
