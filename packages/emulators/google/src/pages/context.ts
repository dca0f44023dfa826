import type { ApiContext } from '../http/register.ts';

export interface PageContext extends ApiContext {
  clientId: string;
  publicOrigin: () => string;
}
