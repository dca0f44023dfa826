import { signInScopes, type Profile } from '@second-draft/contract';
import { clientConfig } from '../../../lib/installation/config.ts';
import { loadScript } from '../../../lib/third-parties/load-script.ts';

/** `isClosed`: the teacher closed Google's window; `isBlocked`: her browser did not open it. */
export class GoogleSignInError extends Error {
  readonly isClosed: boolean;
  readonly isBlocked: boolean;

  constructor(reason: string) {
    super(reason);
    this.name = 'GoogleSignInError';
    this.isClosed = reason === 'popup_closed';
    this.isBlocked = reason === 'popup_failed_to_open';
  }
}

/** Loads Google's script early: browsers block the window unless it opens right after the click. */
export async function prepareGoogle() {
  const { signIn: settings } = (await clientConfig()).classroom;
  if (settings === null) throw new GoogleSignInError('This installation has no Google');
  if (!window.google?.accounts?.oauth2) await loadScript(settings.identityScript);
  return { oauth2: window.google.accounts.oauth2, clientId: settings.clientId };
}

/** With optional scopes that she has granted, such as slides. */
export const scopesFor = (known: Pick<Profile, 'scopes'> | null): string[] => [
  ...new Set([...signInScopes, ...(known?.scopes ?? [])]),
];

/**
 * Opens Google's window, where the teacher picks an account and grants the scopes.
 * @param knownEmail the account already signed in; without it, the teacher picks one
 * @returns the access token
 * @throws GoogleSignInError when Google gives none
 */
export async function requestGoogleToken(
  scopes: readonly string[],
  knownEmail?: string,
): Promise<string> {
  const { oauth2, clientId } = await prepareGoogle();
  return new Promise((resolve, reject) => {
    const client = oauth2.initTokenClient({
      client_id: clientId,
      scope: scopes.join(' '),
      ...(knownEmail ? { prompt: '', login_hint: knownEmail } : { prompt: 'select_account' }),
      callback: (answer) =>
        answer.access_token
          ? resolve(answer.access_token)
          : reject(new GoogleSignInError(answer.error)),
      error_callback: ({ type }) => reject(new GoogleSignInError(type)),
    });
    client.requestAccessToken();
  });
}
