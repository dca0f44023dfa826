import fs from 'node:fs';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** WASI's number for EIO. */
const EIO = 29;

interface Stream {
  nfd?: number;
  path?: string;
}

/** The part of Emscripten's Node file system used here; an internal of PGlite. */
interface NodeFileSystem {
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...what: unknown[]) => number;
  };
}

/** Part of the write-ahead log, without which nothing is committed. */
const isOfLog = ({ path = '' }: Stream) => path.includes('/pg_wal/');

/**
 * PGlite's own fsync does nothing: a power cut could take back what was committed. If a sync or a
 * write to the log fails, PostgreSQL stops or loops for ever.
 */
class DurableFS extends NodeFS {
  readonly #onLost: () => void;

  constructor(folder: string, onLost: () => void) {
    super(folder);
    this.#onLost = onLost;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const watch: NonNullable<(typeof emscriptenOpts)['preRun']>[number] = (module) =>
      this.#watch((module.NODEFS as unknown as NodeFileSystem).stream_ops);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), watch] },
    };
  }

  #watch(operations: NodeFileSystem['stream_ops']): void {
    const { write } = operations;
    operations.write = (stream, ...what) => {
      try {
        return write(stream, ...what);
      } catch (error) {
        if (isOfLog(stream)) this.#onLost();
        throw error;
      }
    };
    operations.fsync = ({ nfd }) => {
      try {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      } catch {
        this.#onLost();
        return EIO;
      }
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
 * @param onLost called when the disk fails a sync or the log: nothing that the database does from
 * then on counts, and it may never answer again
 */
export function durably(
  folder: string,
  defaults: readonly string[],
  onLost: () => void,
): PGliteOptions {
  return { fs: new DurableFS(folder, onLost), startParams: startParameters(defaults) };
}
