import { existsSync, statfsSync } from 'node:fs';
import { openRunFolder } from './run-folder.mjs';

/** Several times what all tests hold at once. */
const PLENTY_BYTES = 6 * 1024 ** 3;

function hasPlenty(memory, plenty) {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= plenty;
}

/**
 * A folder in memory for the tests' files: on a disk, an embedded database waits at each commit.
 * @param {string} [memory] Linux has it here, if at all
 * @param {number} [plenty] bytes that must be free, in the folder and on the machine
 * @returns {{ folder: string, remove: () => void } | null} null where there is not plenty
 */
export function openMemoryFolder(memory = '/dev/shm', plenty = PLENTY_BYTES) {
  return hasPlenty(memory, plenty) ? openRunFolder(memory) : null;
}
