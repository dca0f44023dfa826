import type { ApiContext } from '../http/register.ts';

/** What the pages need beside what the APIs do. */
export interface PageContext extends ApiContext {
  clientId: string;
  publicOrigin: () => string;
}
