import { csvLine } from '@second-draft/contract';
import { createAccountStore } from '../../accounts/index.ts';
import { unsubscribeAddress } from '../../updates/index.ts';
import type { Office } from '../office.ts';
import { Refused } from '../problems.ts';
import type { Command } from './command.ts';

async function* recipients({ db, unsubscribing }: Office, publicUrl: string) {
  yield csvLine(['email', 'name', 'unsubscribe']);
  for (const { id, email, name } of await createAccountStore(db).wantingUpdates())
    yield csvLine([email, name, unsubscribeAddress(publicUrl, unsubscribing.tokenFor(id))]);
}

const updates: Command = {
  name: 'updates',
  usage: '',
  words: 0,
  options: [],
  does: 'prints who wants email updates, as CSV, each with the link that ends them',
  prepare: () => ({
    async run(office) {
      const { publicUrl } = office;
      if (publicUrl === null)
        throw new Refused('Set PUBLIC_URL: each line has a link that ends the updates.');
      return { kind: 'file', parts: recipients(office, publicUrl) };
    },
  }),
};

export const updateCommands: readonly Command[] = [updates];
