import path from 'node:path';
import { BackupRefused, requireBackup, restoreEmbedded, RestoreRefused } from '../../db/index.ts';
import { done } from '../answer.ts';
import { Refused, UsageProblem } from '../problems.ts';
import type { Command } from './command.ts';

/** The server may have another working directory. */
function requireWholePath(folder: string): void {
  if (!path.isAbsolute(folder))
    throw new UsageProblem(`Give the folder’s whole path: ${path.resolve(folder)}`);
}

const backup: Command = {
  name: 'backup',
  usage: 'FOLDER',
  words: 1,
  options: [],
  does: 'copies the embedded database, while it is used, into a new folder',
  prepare(folder) {
    requireWholePath(folder);
    return {
      async run({ backUp }) {
        if (backUp === null)
          throw new Refused('PostgreSQL is backed up with pg_dump: see docs/operating.md.');
        try {
          await backUp(folder);
        } catch (error) {
          throw error instanceof BackupRefused ? new Refused(error.message) : error;
        }
        return done(`The database has been copied to ${folder}.`, { folder });
      },
    };
  },
};

const restore: Command = {
  name: 'restore',
  usage: 'FOLDER',
  words: 1,
  options: ['yes', 'check'],
  does: 'puts a backup in the place of the embedded database, whose server is stopped; what was there is kept beside it',
  prepare(folder, { check }) {
    requireWholePath(folder);
    return {
      question: `Put the backup at ${folder} in the place of the database?`,
      run: () => Promise.reject(new Refused('Stop the server first.')),
      async runStopped({ databaseUrl, dataDir }) {
        if (databaseUrl !== null)
          throw new Refused('PostgreSQL is restored with pg_restore: see docs/operating.md.');
        try {
          await requireBackup(folder);
          if (check) return { kind: 'nothing' };
          const { accounts, aside } = await restoreEmbedded(dataDir, folder, new Date());
          const kept = aside === null ? '' : ` The data from before is in ${aside}.`;
          return done(`Restored. Accounts in it: ${accounts}.${kept}`, { accounts, aside });
        } catch (error) {
          throw error instanceof RestoreRefused ? new Refused(error.message) : error;
        }
      },
    };
  },
};

export const backupCommands: readonly Command[] = [backup, restore];
