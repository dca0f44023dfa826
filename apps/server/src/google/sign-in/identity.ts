import { googleScopes } from '@second-draft/contract';
import * as z from 'zod';
import { Problem } from '../../problems/index.ts';
import { allOrNone } from '../../scheduling/index.ts';
import type { CallGoogle } from '../calling/index.ts';

export interface GoogleIdentity {
  /** Google's account id, which never changes. */
  sub: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  picture: string | null;
  /** The school's Workspace domain; null for a private account. */
  hostedDomain: string | null;
  /** As full addresses. */
  scopes: string[];
  /** Epoch seconds. */
  expires: number;
}

const orNull = z.string().min(1).nullable().catch(null);

const userInfo = z.object({
  id: z.string().min(1),
  email: z.string().min(1),
  verified_email: z.boolean().catch(false),
  name: orNull,
  picture: orNull,
  hd: orNull,
});

type UserInfo = z.infer<typeof userInfo>;

/** Google sends numbers as text, and scopes as one. */
const tokenInfo = z
  .object({
    aud: z.string(),
    azp: z.string().optional(),
    sub: z.string().optional(),
    scope: z.string(),
    exp: z.coerce.number().int(),
  })
  .transform(({ scope, ...token }) => ({ ...token, scopes: scope.split(' ') }));

type TokenInfo = z.infer<typeof tokenInfo>;

function check({ aud, azp, exp, scopes }: TokenInfo, clientId: string): void {
  const isOurs = aud === clientId && (azp ?? clientId) === clientId;
  if (!isOurs || exp <= Date.now() / 1000) throw new Problem('token_refused');
  if (!scopes.includes(googleScopes.email)) throw new Problem('scopes_missing');
}

function identityOf(token: TokenInfo, user: UserInfo): GoogleIdentity {
  if ((token.sub ?? user.id) !== user.id) throw new Problem('token_refused');
  return {
    sub: user.id,
    email: user.email,
    isEmailVerified: user.verified_email,
    name: user.name ?? user.email,
    picture: user.picture,
    hostedDomain: user.hd,
    scopes: token.scopes,
    expires: token.exp,
  };
}

/**
 * Trusts only Google's word on whose token it is.
 * @throws Problem('token_refused') for a token that is unknown, expired or another app's
 * @throws Problem('scopes_missing') when Google may not tell the email address
 */
export function identify(
  call: CallGoogle,
  clientId: string,
  signal: AbortSignal,
): Promise<GoogleIdentity> {
  const shared = { kind: 'identity', refusals: { 400: 'token_refused' } } as const;
  return allOrNone(signal, async (signal) => {
    const user = call({ ...shared, signal, schema: userInfo }, (clients, options) =>
      clients.userInfo(options),
    );
    // Token errors win, whichever response arrives first.
    user.catch(() => undefined);
    const token = await call({ ...shared, signal, schema: tokenInfo }, (clients, options) =>
      clients.tokenInfo(options),
    );
    check(token, clientId);
    return identityOf(token, await user);
  });
}
