import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const NAME = 'second-draft-tests-';

/** Several times what all tests hold at once. */
const PLENTY_BYTES = 6 * 1024 ** 3;

function hasPlenty(memory, plenty) {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= plenty;
}

const isOrphan = (name) => name.startsWith(NAME) && !existsSync(`/proc/${name.slice(NAME.length)}`);

/**
 * A folder in memory for the tests' files: on a disk, an embedded database waits at each commit.
 * @param {string} [memory] Linux has it here, if at all
 * @param {number} [plenty] bytes that must be free, in the folder and on the machine
 * @returns {{ folder: string, remove: () => void } | null} null where there is not plenty
 */
export function openMemoryFolder(memory = '/dev/shm', plenty = PLENTY_BYTES) {
  if (!hasPlenty(memory, plenty)) return null;
  const remove = (name) => rmSync(path.join(memory, name), { recursive: true, force: true });
  // A run that was cut off leaves its own.
  readdirSync(memory).filter(isOrphan).forEach(remove);
  const name = `${NAME}${process.pid}`;
  const folder = path.join(memory, name);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user, and its folder is in this one.
  chmodSync(folder, 0o755);
  return { folder, remove: () => remove(name) };
}
