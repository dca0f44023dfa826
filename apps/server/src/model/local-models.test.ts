import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenAiEmulator } from '@second-draft/openai-emulator';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { findLocalModels } from './local-models.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function answering(listener: Parameters<typeof createServer>[1]): Promise<number> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return (server.address() as AddressInfo).port;
}

const saying = (body: string, headers: Record<string, string> = {}, status = 200) =>
  answering((_, response) => response.writeHead(status, headers).end(body));
const found = async (port: number, answerMs = 5_000) =>
  findLocalModels([{ name: 'Ollama', port }], answerMs);
const list = (...ids: unknown[]) => JSON.stringify({ data: ids.map((id) => ({ id })) });

it('says the line that would use a model which answers on this machine', async () => {
  const emulator = createOpenAiEmulator();
  open.push(() => emulator.close());
  const address = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  const [line = '', ...others] = await found(Number(new URL(address).port));
  expect(others).toEqual([]);
  expect(line).toContain('Ollama on this machine has gpt-4-0125-preview.');
  const [, OPENAI_BASE_URL = '', MODEL_MAP = ''] =
    /OPENAI_BASE_URL=(\S+) MODEL_MAP="([^"]+)" npm start$/.exec(line) ?? [];
  const { model } = readConfig({ OPENAI_BASE_URL, MODEL_MAP });
  expect(model?.baseUrl).toBe(`${address}/v1`);
  expect(model?.modelMap.get('gpt-4o')).toBe('gpt-4-0125-preview');
});

it('offers no model that can’t write', async () => {
  const port = await saying(list('nomic-embed-text:latest', 'llama3.2:3b'));
  expect((await found(port)).join()).toContain('has llama3.2:3b.');
  expect(await found(await saying(list('nomic-embed-text')))).toEqual([]);
});

it.each([
  ['a page', '<!doctype html>', {}, 200],
  ['no models', list(), {}, 200],
  ['another list', '{"data": "none"}', {}, 200],
  ['a refusal', '{"error": "no key"}', {}, 401],
  ['another address', '', { location: 'http://127.0.0.1:9/v1/models' }, 302],
  ['orders to a terminal', list('\u001b[2Jllama', '$(reboot)', '`id`', 'a"b', 7), {}, 200],
  ['far too much', `${' '.repeat(300_000)}${list('llama')}`, {}, 200],
])('says nothing of %s', async (_, body, headers, status) => {
  expect(await found(await saying(body, headers, status))).toEqual([]);
});

it('waits for nobody who is silent or never ends, and minds nothing that isn’t there', async () => {
  const silent = await answering(() => undefined);
  const endless = await answering((_, response) => void response.writeHead(200).write('{"data":['));
  expect(await found(silent, 50)).toEqual([]);
  expect(await found(endless, 50)).toEqual([]);
  expect(await found(9, 50)).toEqual([]);
});
