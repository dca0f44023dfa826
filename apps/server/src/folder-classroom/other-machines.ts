import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOnThisMachine } from '../config/index.ts';

/**
 * Refuses a request under another name than the machine's own: from a proxy in front, or from a
 * page whose site resolves to this machine (DNS rebinding). No password keeps either out.
 * @returns true if it was refused
 */
export function refuseOtherMachines(request: IncomingMessage, response: ServerResponse): boolean {
  const { host = '' } = request.headers;
  const url = `http://${host}`;
  if (URL.canParse(url) && isOnThisMachine(url)) return false;
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Only the computer that this folder is on can open it.');
  return true;
}
