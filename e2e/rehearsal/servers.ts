import path from 'node:path';
import { isAnswered, start, until, type Running } from './machine.ts';

export interface Server {
  port: number;
  metricsPort: number;
  /** @param release the folder of a release */
  start(release: string): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export function createServer(
  ports: { port: number; metricsPort: number },
  log: string,
  settings: Readonly<Record<string, string>>,
): Server {
  let process: Running | null = null;
  return {
    ...ports,
    async start(release) {
      process = start(log, path.join(release, 'bin/second-draft'), [], {
        cwd: release,
        env: {
          ...settings,
          PORT: String(ports.port),
          METRICS_PORT: String(ports.metricsPort),
        },
      });
      await until(`server on ${ports.port}`, () =>
        isAnswered(`http://127.0.0.1:${ports.port}/readyz`),
      );
    },
    stop: async () => process?.end('SIGTERM'),
    kill: async () => process?.end('SIGKILL'),
  };
}

/** The balancer finds a server again within a second or two. */
const NOTICED_MS = 3_000;

/** One after the other, as the page says. */
export async function exchange(servers: readonly Server[], release: string): Promise<void> {
  for (const server of servers) {
    await server.stop();
    await server.start(release);
    await new Promise((resolve) => setTimeout(resolve, NOTICED_MS));
  }
}
