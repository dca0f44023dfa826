import type { Handlers } from '../api/index.ts';
import type { GroupStore } from './store.ts';

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
    saveGroups: ({ caller, params, body }) =>
      store.save(placeOf(caller.account.id, params), body.groups),
  };
}
