import type { ServerResponse } from 'node:http';

/** Runs once the response is sent or its connection lost, at once if that has happened already. */
export function whenClosed(response: ServerResponse, then: () => void): void {
  if (response.closed) then();
  else response.once('close', then);
}
