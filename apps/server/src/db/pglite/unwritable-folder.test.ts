import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { templateFolder } from '../locations.ts';
import { temporaryFolder } from '../testing/test-databases.ts';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});
afterEach(() => remove());

const beside = (file: string) => path.join(import.meta.dirname, file);

/** In a process that may write to no file, as on a full disk. @returns what the work rejects with */
function refusalOf(work: string): string {
  const said = `${work}.catch((error) => console.log(error.name + ': ' + error.message))`;
  const limited = 'ulimit -f 0; exec "$0" --input-type=module --eval "$1"';
  return spawnSync('sh', ['-c', limited, process.execPath, said], { encoding: 'utf8' }).stdout;
}

it.each([
  ['a start', `(await import('${beside('open-pglite.ts')}')).openPglite`, []],
  [
    'a restore',
    `(await import('${beside('backup/restore.ts')}')).restorePglite`,
    [templateFolder, new Date(0)],
  ],
])('%s says which folder can’t be written to, and what to do', (_, work, more) => {
  const given = [folder, ...more].map((one) => JSON.stringify(one)).join(', ');
  expect(refusalOf(`${work}(${given})`)).toBe(
    `DatabaseUnavailable: The data folder ${folder} can’t be written to (EIO). Make room on its disk, or choose another with DATA_DIR.\n`,
  );
});
