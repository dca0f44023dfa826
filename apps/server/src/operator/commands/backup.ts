import path from 'node:path';
import { BackupRefused } from '../../db/index.ts';
import { done } from '../answer.ts';
import { Refused, UsageProblem } from '../problems.ts';
import type { Command } from './command.ts';

const backup: Command = {
  name: 'backup',
  usage: 'FOLDER',
  words: 1,
  options: [],
  does: 'copies the embedded database, while it is used, into a new folder',
  prepare(folder) {
    // The server may have another working directory.
    if (!path.isAbsolute(folder))
      throw new UsageProblem(`Give the folder’s whole path: ${path.resolve(folder)}`);
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

export const backupCommands: readonly Command[] = [backup];
