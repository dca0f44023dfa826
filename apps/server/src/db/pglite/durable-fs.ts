import fs from 'node:fs';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** WASI's number for EIO. PostgreSQL stops at it, or hangs. */
const EIO = 29;

/** The part of Emscripten's Node file system used here; an internal of PGlite. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

/** PGlite's own fsync does nothing: a power cut could take back what was committed. */
class DurableFS extends NodeFS {
  readonly #onLostSync: () => void;

  constructor(folder: string, onLostSync: () => void) {
    super(folder);
    this.#onLostSync = onLostSync;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncForReal: NonNullable<(typeof emscriptenOpts)['preRun']>[number] = (module) => {
      const nodeFiles = module.NODEFS as unknown as NodeFileSystem;
      nodeFiles.stream_ops.fsync = ({ nfd }) => {
        try {
          if (nfd !== undefined) fs.fsyncSync(nfd);
          return 0;
        } catch {
          this.#onLostSync();
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
 * With fsync on (no `-F`), by the only sync method that reaches the file system, and with buffers
 * that fit a laptop.
 */
function startParameters(defaults: readonly string[]): string[] {
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=8MB',
  ];
}

/**
 * @param folder created if it is missing
 * @param onLostSync called when the disk fails a sync: nothing that the database does from then on
 * counts, and it may never answer again
 */
export function durably(
  folder: string,
  defaults: readonly string[],
  onLostSync: () => void,
): PGliteOptions {
  return { fs: new DurableFS(folder, onLostSync), startParams: startParameters(defaults) };
}
