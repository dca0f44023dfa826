import { askedWaitMs } from '../../scheduling/index.ts';

/** Google's client may also give a plain object, over HTTP/2, which we don't ask for. */
const isHeaders = (headers: object): headers is Headers =>
  'get' in headers && typeof headers.get === 'function';

/** What Google asks for before the next call, in milliseconds; 0 if nothing. */
export function askedWaitOf(headers: object): number {
  const asked = isHeaders(headers) ? askedWaitMs(headers) : 0;
  return asked > 0 ? asked : 0;
}
