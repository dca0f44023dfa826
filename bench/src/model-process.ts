import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

const emulator = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@second-draft/openai-emulator')),
  'main.ts',
);

/** A process of its own, so that calling it costs what calling a real model does. */
export interface ModelProcess {
  baseUrl: string;
  close(): Promise<void>;
}

export async function startModel(): Promise<ModelProcess> {
  const child = spawn(process.execPath, [emulator], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const baseUrl = /http\S+/.exec(line)?.[0];
  if (baseUrl === undefined) throw new Error(`The model did not start: ${line}`);
  return {
    baseUrl,
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
