import { existsSync } from 'node:fs';
import { isInstalled } from './is-installed.mjs';
import { inProject, pinnedNode } from './project.mjs';
import { run, Stop } from './run.mjs';

const lockFile = inProject('package-lock.json');
const installedLockFile = inProject('node_modules/.package-lock.json');

const OLDEST_NODE = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  throw new Stop(
    `This needs Node ${OLDEST_NODE.join('.')} or newer to install itself; this is ${process.versions.node}.`,
  );
}

function npm(args) {
  const own = process.env.npm_execpath;
  const options = { env: process.env, show: true };
  return own?.endsWith('.js')
    ? run(process.execPath, [own, ...args], options)
    : run('npm', args, options);
}

const isThere = (isForProduct) =>
  isInstalled(lockFile, installedLockFile, isForProduct) && existsSync(pinnedNode);

async function install(args) {
  console.error('Installing what is missing …');
  // The lock file holds no addresses: for each package at hand, npm would still ask the registry.
  const fromHere = await npm([...args, '--prefer-offline', '--loglevel=silent']);
  // What is at hand of the registry may be older than the lock file.
  const { code } = fromHere.code === 0 ? fromHere : await npm([...args, '--loglevel=error']);
  if (code !== 0)
    throw new Stop(
      'Installing failed; npm says above why. With a network, trying again often helps.',
    );
  if (!existsSync(pinnedNode))
    throw new Stop('npm did not install the pinned Node. Try: npm rebuild node');
}

/** What building and serving take, even in production: half of all packages. */
export async function ensureProductInstalled() {
  requireNode();
  if (!isThere(true)) await install(['ci', '--omit=dev']);
}

/** What checks and tests take as well. */
export async function ensureInstalled() {
  requireNode();
  if (isThere(false)) return;
  // `npm ci` would begin by removing what the product has already.
  const args = isThere(true) ? ['install', '--no-save'] : ['ci'];
  await install([...args, '--include=dev']);
}
