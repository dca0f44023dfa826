import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inProject, pinnedNode } from './project.mjs';
import { run, Stop } from './run.mjs';
import { isDone, markDone } from './stamp.mjs';

const OLDEST_NODE = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  throw new Stop(
    `This needs Node ${OLDEST_NODE.join('.')} or newer to install itself; this is ${process.versions.node}.`,
  );
}

/** The npm that started this script, or the one on the path. */
function npm(args) {
  const own = process.env.npm_execpath;
  const options = { env: process.env, show: true };
  return own?.endsWith('.js')
    ? run(process.execPath, [own, ...args], options)
    : run('npm', args, options);
}

/** Installs the locked dependencies, unless that was done for this very lock file. */
export async function ensureInstalled() {
  requireNode();
  const lock = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  if (isDone('install', lock) && existsSync(pinnedNode)) return;
  console.log('Installing what is missing …');
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    throw new Stop(
      'Installing failed. Is there a network? Try again, or look at npm’s words above.',
    );
  if (!existsSync(pinnedNode))
    throw new Stop('npm did not install the pinned Node. Try: npm rebuild node');
  markDone('install', lock);
}
