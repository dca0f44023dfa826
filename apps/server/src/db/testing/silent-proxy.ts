import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  url: string;
  fallSilent(): void;
  /** Passes new connections on; silenced ones stay silent. */
  recover(): void;
  close(): Promise<void>;
}

/** @param databaseUrl of a PostgreSQL on a Unix socket */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const url = new URL(databaseUrl);
  const to = `${url.searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      open.add(near.pause());
      return;
    }
    const far = createConnection(to);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of open) socket.unpipe().pause();
    },
    recover() {
      isSilent = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
