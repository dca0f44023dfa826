import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export interface Received {
  from: string;
  to: string[];
  /** Header and body, lines ended by `\n`. */
  raw: string;
}

/** 'slow': it reads each letter for a while before it says that it has taken it. */
export type Manner = 'takes' | 'refuses' | 'silent' | 'slow';

const SLOW_MS = 300;

export interface MailServer extends AsyncDisposable {
  url: string;
  received: Received[];
}

/** One SMTP session (RFC 5321). */
async function converse(socket: Socket, manner: Manner, received: Received[]): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let envelope: Received = { from: '', to: [], raw: '' };
  let inMessage = false;
  say('220 mail.test ESMTP');
  for await (const line of createInterface({ input: socket })) {
    if (inMessage) {
      if (line !== '.') {
        envelope.raw += `${line.replace(/^\./, '')}\n`;
        continue;
      }
      inMessage = false;
      received.push(envelope);
      envelope = { from: '', to: [], raw: '' };
      if (manner === 'slow') await pause(SLOW_MS);
      say('250 taken');
    } else if (line.startsWith('MAIL FROM:')) {
      envelope.from = line.slice('MAIL FROM:'.length);
      say(manner === 'refuses' ? '550 not from here' : '250 fine');
    } else if (line.startsWith('RCPT TO:')) {
      envelope.to.push(line.slice('RCPT TO:'.length));
      say('250 fine');
    } else if (line === 'DATA') {
      inMessage = true;
      say('354 go on');
    } else if (line === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 mail.test');
  }
}

export async function openMailServer(manner: Manner = 'takes'): Promise<MailServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (manner !== 'silent') void converse(socket, manner, received).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
