import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export function rawConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  return {
    write: (bytes: string) => socket.write(bytes),
    end: () => socket.destroy(),
    /** Everything received until the server closes the connection. */
    answer: text(socket),
  };
}

export async function statusOf(port: number, requestLine: string, more = ''): Promise<number> {
  const { write, answer } = rawConnection(port);
  write(`${requestLine} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await answer)?.[1]);
}
