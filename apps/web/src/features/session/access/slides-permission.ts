import { googleScopes, signInScopes, type Profile } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { GoogleSignInError, requestGoogleToken } from './google-token.ts';
import { changeProfile } from '../profile/save-profile.ts';

export const mayReadSlides = ({ scopes }: Profile): boolean =>
  scopes.includes(googleScopes.presentations);

/**
 * Asks Google for permission to read presentations, and sends the new token to the server.
 * @returns whether permission was granted
 */
export async function requestSlides(email: string): Promise<boolean> {
  const access_token = await requestGoogleToken(
    [...signInScopes, googleScopes.presentations],
    email,
  );
  const answer = await call('replaceToken', { body: { access_token } });
  changeProfile((profile) => ({ ...profile, scopes: answer.scopes, exp: answer.exp }));
  return mayReadSlides(answer);
}

/** @returns what to do about a window that the browser blocked; null of any other failure */
export async function slidesBlocked(error: unknown): Promise<string | null> {
  if (!(error instanceof GoogleSignInError && error.isBlocked)) return null;
  try {
    // Fetched with the other words about logging in.
    const { popUpProblem } = await import('../signing-in/sign-in-problem.ts');
    return popUpProblem(error);
  } catch {
    return null;
  }
}
