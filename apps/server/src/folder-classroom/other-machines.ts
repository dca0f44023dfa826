import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '../config/index.ts';

/**
 * Answers a request that was made under another name than the machine's own: by a proxy in front, or
 * by a page whose site has given its name this machine's address (DNS rebinding). No password keeps
 * either out.
 * @returns whether it was one
 */
export function refuseOtherMachines(request: IncomingMessage, response: ServerResponse): boolean {
  const { host = '' } = request.headers;
  const url = `http://${host}`;
  if (URL.canParse(url) && isLoopback(new URL(url).hostname)) return false;
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Only the computer that this folder is on can open it.');
  return true;
}
