/**
 * A plain balancer over the servers in `SERVERS`: each request goes to the server with the fewest
 * under way, and waits while all have `PLACES`. Prints its address.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

const servers = (process.env['SERVERS'] ?? '')
  .split(' ')
  .map((address) => ({ url: new URL(address), running: 0 }));
const places = Number(process.env['PLACES']);

type Waiting = [IncomingMessage, ServerResponse];

let queue: Waiting[] = [];

function passOn([asked, answered]: Waiting, server: (typeof servers)[number]): void {
  server.running += 1;
  const { hostname, port } = server.url;
  const { method, url: path, headers } = asked;
  const onward = request({ host: hostname, port, method, path, headers }, (answer) => {
    answered.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(answered);
  });
  onward.on('error', () => answered.destroy());
  onward.once('close', () => {
    server.running -= 1;
    serveNext();
  });
  answered.once('close', () => onward.destroy());
  asked.pipe(onward);
}

function serveNext(): void {
  const [least] = servers.toSorted((one, other) => one.running - other.running);
  if (least === undefined || least.running >= places) return;
  const next = queue.shift();
  if (next) passOn(next, least);
}

const balancer = createServer((asked, answered) => {
  const waiting: Waiting = [asked, answered];
  queue.push(waiting);
  answered.once('close', () => {
    queue = queue.filter((one) => one !== waiting);
  });
  serveNext();
});
balancer.listen(0, '127.0.0.1', () => {
  const address = balancer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`Balances: http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => {
  balancer.close();
  balancer.closeAllConnections();
});
