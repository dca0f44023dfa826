import fs from 'node:fs';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The error of input and output, as WebAssembly's system interface numbers it. PostgreSQL ends at it. */
const EIO = 29;

/** The part of Emscripten's file system for Node that this touches; an internal of PGlite's. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. PGlite's own does nothing, so that
 * a power cut could take back what was committed.
 */
class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncForReal: NonNullable<(typeof emscriptenOpts)['preRun']>[number] = (module) => {
      const nodeFiles = module.NODEFS as unknown as NodeFileSystem;
      nodeFiles.stream_ops.fsync = ({ nfd }) => {
        try {
          if (nfd !== undefined) fs.fsyncSync(nfd);
          return 0;
        } catch {
          return EIO;
        }
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), syncForReal],
      },
    };
  }
}

/**
 * How PostgreSQL is started inside PGlite: with fsync on (no `-F`), by the one method that reaches
 * the file system, and with buffers that fit a laptop.
 */
function startParameters(defaults: readonly string[]): string[] {
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=16MB',
  ];
}

/** @param folder of the database; made if it is not there */
export function durably(folder: string, defaults: readonly string[]): PGliteOptions {
  return { fs: new DurableFS(folder), startParams: startParameters(defaults) };
}
