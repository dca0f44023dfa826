import { googleScopes, messages, signInScopes, type Profile } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { requestGoogleToken } from './google-token.ts';
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

/** @returns what to do about a blocked window or a missing connection; null of other failures */
export async function slidesHindrance(error: unknown): Promise<string | null> {
  try {
    // Fetched with the other words about logging in.
    const { hindranceOf } = await import('../signing-in/sign-in-problem.ts');
    return hindranceOf(error);
  } catch {
    return messages.connection.unreachable;
  }
}
