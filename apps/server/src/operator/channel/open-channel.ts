import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loggable } from '../../problems/index.ts';
import { perform } from '../command-line.ts';
import type { Office } from '../office.ts';
import { isForOperator } from '../problems.ts';
import { channelAddress, channelFolder, request, type Reply } from './messages.ts';

async function* replies(line: string, office: Office): AsyncGenerator<Reply> {
  try {
    const { argv } = request.parse(JSON.parse(line));
    for await (const text of perform(argv, office)) yield { text };
    yield { ended: 'done' };
  } catch (error) {
    if (isForOperator(error)) {
      yield { ended: 'refused', problem: error.message };
      return;
    }
    office.log.warn({ failure: loggable(error) }, 'an operator’s command failed');
    yield { ended: 'refused', problem: 'The command failed; the server’s log says where.' };
  }
}

async function* asLines(values: AsyncIterable<Reply>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

async function converse(socket: Socket, office: Office): Promise<void> {
  try {
    for await (const line of createInterface(socket))
      return await pipeline(Readable.from(asLines(replies(line, office))), socket);
  } catch {
    socket.destroy();
  }
}

async function listen(dataDir: string, office: Office): Promise<() => Promise<void>> {
  const folder = channelFolder(dataDir);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const address = channelAddress(dataDir);
  // A killed server may have left its socket.
  await rm(address, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    void converse(socket, office);
  });
  server.listen(address);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
}

/**
 * Listens for the operator's commands in the data folder: while this process has the embedded
 * database open, only it can reach it. If listening fails, the server runs without the channel.
 * @returns a function that closes it
 */
export async function openChannel(dataDir: string, office: Office): Promise<() => Promise<void>> {
  try {
    return await listen(dataDir, office);
  } catch (error) {
    office.log.warn(
      { failure: loggable(error) },
      'the operator’s commands need this server stopped',
    );
    return async () => undefined;
  }
}
