import { signInScopes, type Profile } from '@second-draft/contract';
import type { World } from '@second-draft/e2e/world';

export interface SignedIn {
  /** `name=value`, for the Cookie header. */
  cookie: string;
  profile: Profile;
  /** Google's, to repeat the server's calls with. */
  accessToken: string;
}

export async function signedIn(
  world: Pick<World, 'google'> & { server: { origin: string } },
  email: string,
): Promise<SignedIn> {
  const accessToken = world.google.issueToken({ email, scopes: signInScopes });
  const response = await fetch(`${world.server.origin}/api/auth/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: accessToken }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  const { user } = (await response.json()) as { user: Profile };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, profile: user, accessToken };
}
