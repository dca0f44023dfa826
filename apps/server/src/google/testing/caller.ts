import { randomUUID } from 'node:crypto';
import type { GoogleEmulator, Person } from '@second-draft/google-emulator';
import { requiredScopes } from '@second-draft/google-emulator';
import type { Caller } from '../../api/index.ts';
import { accountOf, newAccount } from '../../accounts/index.ts';
import { teacher } from './school.ts';
import type { StartedGoogle } from './start.ts';

export function signedIn(
  {
    emulator,
    google,
  }: Pick<StartedGoogle, 'google'> & { emulator: Pick<GoogleEmulator, 'issueToken'> },
  {
    person = teacher,
    slides = false,
    scopes = requiredScopes,
  }: { person?: Person; slides?: boolean; scopes?: readonly string[] } = {},
): Caller {
  const defaults = newAccount(new Date());
  const account = accountOf(
    {
      ...defaults,
      id: person.id,
      email: person.email,
      name: `${person.givenName} ${person.familyName}`,
      avatar: null,
      kura: person.domain ?? '',
      settings: { ...defaults.settings, slides },
      teamLicenceEnds: null,
    },
    [],
  );
  const accessToken = emulator.issueToken({ email: person.email, scopes });
  return {
    account,
    sessionId: randomUUID(),
    granted: { scopes, expires: Math.floor(Date.now() / 1000) + 3_600 },
    classroom: google.open({ accessToken, scopes }),
  };
}
