import type { GoogleEmulator, Person } from '@second-draft/google-emulator';
import { requiredScopes } from '@second-draft/google-emulator';
import type { Caller } from '../../api/handlers.ts';
import { accountOf, newAccount } from '../../accounts/index.ts';
import { teacher } from './school.ts';

/** A signed-in teacher, with slides turned on or off. */
export function signedIn(
  emulator: Pick<GoogleEmulator, 'issueToken'>,
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
  return {
    account,
    sessionId: 'session',
    googleToken: emulator.issueToken({ email: person.email, scopes }),
    tokenExpires: Math.floor(Date.now() / 1000) + 3_600,
    scopes,
  };
}
