import { afterAll, afterEach, beforeAll } from 'vitest';
import type { GoogleEmulator, GoogleEmulatorOptions } from '../options.ts';
import { allScopes, clientsOf, smallEmulator, type Clients } from './start.ts';
import { teacher } from './small-school.ts';

export interface Listening {
  emulator: GoogleEmulator;
  rootUrl: () => string;
  /** Google's clients with a token of this person's; the teacher's with all scopes unless told. */
  as(who?: { email?: string; scopes?: readonly string[]; clientId?: string }): Clients;
}

/** An emulator that listens while the tests of a file run. */
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
