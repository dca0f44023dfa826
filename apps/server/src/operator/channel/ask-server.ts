import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Refused } from '../problems.ts';
import { channelAddress, reply } from './messages.ts';

export async function reachServer(dataDir: string): Promise<Socket | null> {
  const socket = connect(channelAddress(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

/**
 * Has the server run a command line.
 * @returns the output, in parts
 * @throws Refused
 */
export async function* askServer(socket: Socket, argv: readonly string[]): AsyncGenerator<string> {
  socket.write(`${JSON.stringify({ argv })}\n`);
  for await (const line of createInterface(socket)) {
    const said = reply.parse(JSON.parse(line));
    if ('text' in said) yield said.text;
    else if (said.ended === 'done') return;
    else throw new Refused(said.problem);
  }
  throw new Refused('The server stopped before the command was done.');
}
