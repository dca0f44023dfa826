import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NAME = 'second-draft-tests-';
const named = new RegExp(`^${NAME}(\\d+)$`);

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process can't be asked, but is there.
    return error.code === 'EPERM';
  }
}

function isOrphan(name) {
  const pid = named.exec(name)?.[1];
  return pid !== undefined && !isRunning(Number(pid));
}

/**
 * A folder for all temporary files of this process and those it starts. Those that runs left which
 * were killed are removed.
 * @returns {{ folder: string, remove: () => void }}
 */
export function openRunFolder(parent) {
  const remove = (name) => rmSync(path.join(parent, name), { recursive: true, force: true });
  readdirSync(parent).filter(isOrphan).forEach(remove);
  const name = `${NAME}${process.pid}`;
  const folder = path.join(parent, name);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user, and its folder is in this one.
  chmodSync(folder, 0o755);
  return { folder, remove: () => remove(name) };
}

/**
 * On Linux alone: elsewhere the path of PostgreSQL's socket would be too long.
 * @template T
 * @param {(env: { TMPDIR?: string }) => Promise<T>} work
 * @param {{ folder: string, remove: () => void } | null} [opened]
 */
export async function inRunFolder(work, opened = null) {
  const own = opened ?? (process.platform === 'linux' ? openRunFolder(tmpdir()) : null);
  try {
    return await work(own ? { TMPDIR: own.folder } : {});
  } finally {
    own?.remove();
  }
}
