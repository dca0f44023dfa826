import { startServer, type ServerProcess } from '../fixtures/server-process.ts';

/** A server that is killed and started again with the same settings. */
export interface Target {
  /** The server that runs, or will once it has started again. */
  running(): Promise<ServerProcess>;
  /** Ends it as a crash does, and starts another on its data; `between` may spoil it. */
  crash(between?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export function createTarget(settings: Record<string, string>): Target {
  let running = startServer(settings);
  return {
    running: () => running,
    async crash(between = async () => undefined) {
      const before = await running;
      running = before
        .kill()
        .then(between)
        .then(() => startServer(settings));
      await running;
    },
    stop: async () => (await running).stop(),
  };
}
