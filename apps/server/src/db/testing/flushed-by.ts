import { open, type FileHandle } from 'node:fs/promises';

/** @returns the inodes of what the work brought to the disk */
export async function flushedBy(work: () => Promise<unknown>): Promise<ReadonlySet<number>> {
  const handle = await open(import.meta.filename);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = prototype;
  const inodes = new Set<number>();
  prototype.sync = async function noted(this: FileHandle) {
    inodes.add((await this.stat()).ino);
    await sync.call(this);
  };
  try {
    await work();
  } finally {
    prototype.sync = sync;
  }
  return inodes;
}
