import type { GoogleEmulator, Person } from '@second-draft/google-emulator';
import { requiredScopes } from '@second-draft/google-emulator';
import type { Caller } from '../../api/handlers.ts';
import { newAccount } from '../../accounts/index.ts';
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
  const account = newAccount(new Date());
  return {
    account: {
      ...account,
      id: person.id,
      email: person.email,
      name: `${person.givenName} ${person.familyName}`,
      avatar: null,
      kura: person.domain ?? '',
      settings: { ...account.settings, slides },
    },
    sessionId: 'session',
    googleToken: emulator.issueToken({ email: person.email, scopes }),
    tokenExpires: Math.floor(Date.now() / 1000) + 3_600,
    scopes,
  };
}
