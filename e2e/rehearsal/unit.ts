import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { isAnswered, run, start, until } from './machine.ts';

const units = path.resolve(import.meta.dirname, '../../deploy/systemd');

/** Where the units expect the release. */
const PLACE = '/opt/second-draft';

/** @throws Error with what systemd says of the units */
async function verifyUnits(folder: string, release: string): Promise<void> {
  const own = path.join(folder, 'units');
  await cp(units, own, { recursive: true });
  const files = (await readdir(own)).map((name) => path.join(own, name));
  for (const file of files)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(PLACE, release));
  const { stderr } = await run('systemd-analyze', ['verify', '--man=no', ...files]);
  if (stderr !== '') throw new Error(`systemd says of the units:\n${stderr}`);
}

/** Four digits, so that there is a port with a 1 in front for metrics. */
const portOfFourDigits = async () => 3000 + ((await freePort()) % 6000);

/**
 * Verifies the units, and runs the server's `ExecStart` as written: at its place, with its settings,
 * as a user without rights, until `SIGTERM`.
 */
export async function rehearseUnit(
  folder: string,
  release: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  await verifyUnits(folder, release);
  const unit = await readFile(path.join(units, 'second-draft@.service'), 'utf8');
  const all = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const port = await portOfFourDigits();
  const own = all('Environment').join(' ').replaceAll('%i', String(port)).split(' ');
  const given = Object.fromEntries(own.map((pair) => pair.split('=') as [string, string]));
  const place = `mkdir -p ${PLACE} && mount --bind "$RELEASE" ${PLACE} && exec`;
  const rights = 'setpriv --reuid=nobody --regid=nogroup --clear-groups --no-new-privs';
  const server = start(
    path.join(folder, 'unit.log'),
    'unshare',
    ['--mount', 'sh', '-euc', `${place} ${rights} ${all('ExecStart').join(' ')}`],
    { cwd: '/', env: { ...settings, ...given, RELEASE: release } },
  );
  await until('the unit’s server', () => isAnswered(`http://127.0.0.1:${port}/readyz`));
  await until('its metrics', () => isAnswered(`http://127.0.0.1:1${port}/metrics`));
  await server.end();
  if (server.child.exitCode !== 0)
    throw new Error(`The unit’s server ended with ${server.child.exitCode ?? 'a signal'}`);
  return `${own.length} settings of its own, stopped with 0`;
}
