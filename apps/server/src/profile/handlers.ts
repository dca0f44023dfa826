import type { Caller, Handlers } from '../api/index.ts';
import { profileOf, type AccountStore } from '../accounts/index.ts';
import { applyChanges } from './apply-changes.ts';

interface Parts {
  accounts: AccountStore;
  adminEmails: readonly string[];
}

export function profileHandlers({
  accounts,
  adminEmails,
}: Parts): Pick<Handlers, 'saveCategories' | 'saveSettings'> {
  const save = async (caller: Caller, changes: Parameters<typeof applyChanges>[1]) => {
    const account = await accounts.change(caller.account.id, (current) =>
      applyChanges(current, changes),
    );
    return profileOf(account, caller.granted, adminEmails);
  };
  return {
    saveCategories: ({ caller, body }) => save(caller, body),
    saveSettings: ({ caller, body }) =>
      save(caller, { settings: body.settings, students: body.students }),
  };
}
