import { oddRequests } from '@second-draft/server/src/api/testing/odd-requests.ts';
import { rawConnection, statusOf } from '@second-draft/server/src/api/testing/raw-request.ts';

/** @returns the lines that weren't answered with 2xx to 4xx */
export async function sendOddRequests(port: number): Promise<string[]> {
  const answers = await Promise.all(
    oddRequests.map(async ([line, headers]) => ({
      line,
      status: await statusOf(port, line, headers),
    })),
  );
  return answers
    .filter(({ status }) => !(status >= 200 && status < 500))
    .map(({ line, status }) => `“${line.slice(0, 80)}” answers ${status}`);
}

/**
 * A body that arrives byte by byte and never completes.
 * @returns ends it
 */
export function sendSlowly(port: number, path: string, cookie: string): () => void {
  const connection = rawConnection(port);
  connection.answer.catch(() => undefined);
  const head = [
    `PUT ${path} HTTP/1.1`,
    'host: localhost',
    `cookie: ${cookie}`,
    'content-type: application/json',
    'content-length: 100000',
  ];
  connection.write(`${head.join('\r\n')}\r\n\r\n{"students":{`);
  const timer = setInterval(() => connection.write(' '), 200);
  return () => {
    clearInterval(timer);
    connection.end();
  };
}
