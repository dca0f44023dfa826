import { people } from '../fixtures/schools/school.ts';
import { guideTable } from './guide.ts';
import { run } from './machine.ts';

/** So that the licence with the table's number is the one that the table makes. */
const BEFORE = 'licence add "Before" --domain before.school.nz --until 2027-12-31';

/**
 * Carries out every command of the operating page's table, in its order, beside the running servers.
 * @returns how many; it deletes the account of the teacher who marks
 */
export async function runOperatorsCommands(
  folder: string,
  release: string,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const commands = guideTable("The operator's command line").flatMap((row) =>
    [...(row[1] ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, command = '']) =>
      command.startsWith('--') ? [] : command,
    ),
  );
  for (const command of [BEFORE, ...commands]) {
    const meant = command.replaceAll('mere@awa.school.nz', people.teacher);
    const sure = meant.startsWith('delete') ? `${meant} --yes` : meant;
    await run('sh', ['-euc', `"${release}/bin/second-draft" admin ${sure}`], {
      cwd: folder,
      env,
    });
  }
  return commands.length;
}
