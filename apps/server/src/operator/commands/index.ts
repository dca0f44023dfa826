import { backupCommands } from './backup.ts';
import type { Command } from './command.ts';
import { licenceCommands } from './licences.ts';
import { referralCommands } from './referrals.ts';
import { teacherCommands } from './teachers.ts';
import { updateCommands } from './updates.ts';

export const commands: readonly Command[] = [
  ...licenceCommands,
  ...referralCommands,
  ...teacherCommands,
  ...updateCommands,
  ...backupCommands,
];
