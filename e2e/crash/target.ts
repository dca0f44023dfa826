import { startServer, type ServerProcess } from '../fixtures/world/server-process.ts';

export interface Target {
  /** While it restarts, waits for the next one. */
  running(): Promise<ServerProcess>;
  /** Kills it and starts another on the same data, which `between` may damage. */
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
