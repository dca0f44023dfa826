import { afterAll, afterEach, beforeAll } from 'vitest';
import type { GoogleEmulator, GoogleEmulatorOptions } from '../options.ts';
import { allScopes, clientsOf, smallEmulator, type Clients } from './start.ts';
import { teacher } from './small-school.ts';

export interface Listening {
  emulator: GoogleEmulator;
  rootUrl: () => string;
  /** The teacher's, with all scopes, by default. */
  as(who?: { email?: string; scopes?: readonly string[]; clientId?: string }): Clients;
}

export function listen(options?: Partial<GoogleEmulatorOptions>): Listening {
  const emulator = smallEmulator(options);
  let address = '';
  beforeAll(async () => {
    address = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => {
    emulator.clearFaults();
    emulator.resetCalls();
  });
  afterAll(() => emulator.close());
  return {
    emulator,
    rootUrl: () => `${address}/`,
    as: ({ email = teacher.email, scopes = allScopes, ...rest } = {}) =>
      clientsOf(`${address}/`, emulator.issueToken({ email, scopes, ...rest })),
  };
}
