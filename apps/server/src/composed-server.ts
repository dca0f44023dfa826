import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { WEBHOOK_PATH } from './billing/index.ts';
import type { Config } from './config/index.ts';
import type { Health } from './health/index.ts';
import { version } from './location.ts';
import type { MetricsServer } from './metrics/index.ts';
import type { PretendSchool } from './sandbox/index.ts';
import type { KeptAssets } from './site/index.ts';
import { startNotes } from './start-notes.ts';

export interface ComposedServer {
  /** @returns the local address; people may use another */
  listen(): Promise<string>;
  /** Keeps serving until balancers know that it stops, then closes. */
  stop(): Promise<void>;
  /** Lets running requests finish, then releases everything. */
  close(): Promise<void>;
  notes: readonly string[];
}

interface Parts {
  config: Config;
  app: FastifyInstance;
  health: Pick<Health, 'stop'>;
  metricsServer: MetricsServer;
  /** Null where the web app isn't served. */
  keptAssets: KeptAssets | null;
  school: PretendSchool | null;
  close(): Promise<void>;
}

export function createComposedServer(parts: Parts): ComposedServer {
  const { config, app, health, metricsServer, keptAssets, school, close } = parts;
  const notes = startNotes(config);
  return {
    async listen() {
      if (config.metricsPort !== null) {
        const port = await metricsServer.listen(config.metricsHost, config.metricsPort);
        app.log.info({ port }, 'metrics are served');
      }
      // Before any page of this build is given out: the next request may go to another server.
      if (config.databaseUrl !== null) await keptAssets?.share();
      const address = await app.listen({ host: config.host, port: config.port });
      app.log.info({ version, address, notes }, 'started');
      school?.tellPayments(new URL(WEBHOOK_PATH, address).href);
      return address;
    },
    async stop() {
      health.stop();
      app.log.info({ drainSeconds: config.drainSeconds }, 'stopping');
      await wait(config.drainSeconds * 1000);
      app.log.info('drained; finishing what runs');
      await close();
      app.log.info('stopped');
    },
    close,
    notes,
  };
}
