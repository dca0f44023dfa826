import { clientConfig } from '../../lib/config.ts';
import { loadScript } from '../../lib/load-script.ts';

/** Why Google gave no token: the teacher closed its window, or something failed. */
export class GoogleSignInError extends Error {
  readonly isClosed: boolean;

  constructor(reason: string, isClosed: boolean) {
    super(reason);
    this.name = 'GoogleSignInError';
    this.isClosed = isClosed;
  }
}

/** Loads Google's sign-in script, so that its window can open at once when it is asked for. */
export async function prepareGoogle() {
  const { signIn: settings } = (await clientConfig()).classroom;
  if (settings === null) throw new GoogleSignInError('This installation has no Google', false);
  if (!window.google?.accounts?.oauth2) await loadScript(settings.identityScript);
  return { oauth2: window.google.accounts.oauth2, clientId: settings.clientId };
}

/**
 * Opens Google's window, in which the teacher chooses an account and grants the scopes.
 * @param knownEmail the account that has signed in already; without it the teacher chooses one
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
          : reject(new GoogleSignInError(answer.error, false)),
      error_callback: (error) =>
        reject(new GoogleSignInError(error.type, error.type === 'popup_closed')),
    });
    client.requestAccessToken();
  });
}
