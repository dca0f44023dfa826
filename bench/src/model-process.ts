import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

const emulator = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@second-draft/openai-emulator')),
  'main.ts',
);

const passOn = path.join(import.meta.dirname, 'pass-on.ts');
const balance = path.join(import.meta.dirname, 'scale/balance.ts');

/** A process of its own, so that calling it costs what calling a real service does. */
export interface Listening {
  address: string;
  pid: number;
  close(): Promise<void>;
}

async function start(program: string, settings: Record<string, string>): Promise<Listening> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const address = /http\S+/.exec(line)?.[0];
  if (address === undefined) throw new Error(`${program} did not start: ${line}`);
  return {
    address,
    pid: child.pid ?? 0,
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

export interface ModelProcess extends Pick<Listening, 'close'> {
  baseUrl: string;
}

export async function startModel(settings: { DELAY_MS?: string } = {}): Promise<ModelProcess> {
  const { address, close } = await start(emulator, { PORT: '0', ...settings });
  return { baseUrl: address, close };
}

/** The same model behind a proxy that only passes on. */
export async function startProxy({ baseUrl }: ModelProcess): Promise<ModelProcess & Listening> {
  const { origin, pathname } = new URL(baseUrl);
  const proxy = await start(passOn, { PASS_ON_TO: origin });
  return { ...proxy, baseUrl: `${proxy.address}${pathname}` };
}

/** One balancer over servers, each of which has at most so many requests under way. */
export const startBalancer = (servers: readonly string[], places: number): Promise<Listening> =>
  start(balance, { SERVERS: servers.join(' '), PLACES: String(places) });
