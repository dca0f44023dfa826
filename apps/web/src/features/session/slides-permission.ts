import { googleScopes, signInScopes, type Profile } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { requestGoogleToken } from './google-token.ts';
import { changeProfile } from './save-profile.ts';

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
