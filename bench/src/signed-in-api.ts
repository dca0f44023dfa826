import type { World } from '@second-draft/e2e/world';
import { signInScopes } from '@second-draft/contract';

/** Signs in as the teacher that the pretend school is tried with, without a browser. */
export async function signedInApi(world: World, email: string): Promise<{ cookie: string }> {
  const accessToken = world.google.issueToken({ email, scopes: signInScopes });
  const response = await fetch(`${world.server.origin}/api/auth/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: accessToken }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  return { cookie };
}
