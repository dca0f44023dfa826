import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A connection to a server of this machine, on which anything can be written. */
export function rawConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  return {
    write: (bytes: string) => socket.write(bytes),
    end: () => socket.destroy(),
    /** All that comes until the server ends it. */
    answer: text(socket),
  };
}

/** The status that a request line is answered with, sent as it is. */
export async function statusOf(port: number, requestLine: string, more = ''): Promise<number> {
  const { write, answer } = rawConnection(port);
  write(`${requestLine} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await answer)?.[1]);
}
