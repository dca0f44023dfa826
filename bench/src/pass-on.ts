/**
 * A proxy that only passes requests on to the origin in `PASS_ON_TO`: what any gateway adds at the
 * least. Prints its address.
 */
import { createServer, request } from 'node:http';

const to = new URL(process.env['PASS_ON_TO'] ?? '');

const server = createServer((asked, answered) => {
  const { method, url: path, headers } = asked;
  const onward = request(
    { host: to.hostname, port: to.port, method, path, headers: { ...headers, host: to.host } },
    (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    },
  );
  onward.on('error', () => answered.writeHead(502).end());
  asked.pipe(onward);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`Passes on: http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
