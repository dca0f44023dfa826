import { expect, it, vi } from 'vitest';
import { Problem } from '../problems/index.ts';
import { signIn, type SignInParts } from './sign-in.ts';

/** As many tries fail as are listed, each in its way. */
function parts({ reads = [], starts = [] }: { reads?: unknown[]; starts?: unknown[] }) {
  const failing = (errors: unknown[], value: object) => async () => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    return value;
  };
  const signedIn = vi.fn<() => Promise<boolean>>(async () => true);
  const services = {
    classroom: { admit: async () => ({ identity: { id: 'mere' }, grant: {} }) },
    accounts: { signedIn, read: failing(reads, { id: 'mere' }) },
    trials: { endOf: async () => null },
    benefits: { applyLicences: async () => undefined },
    claimMessages: async () => undefined,
    sessions: { start: failing(starts, { cookie: 'it' }) },
  };
  return { signedIn, services: services as unknown as SignInParts };
}

const signInWith = (services: SignInParts) =>
  signIn(services, { access_token: 'token' }, new AbortController().signal);

const gone = () => new Problem('not_signed_in');
const ownerless = () => Object.assign(new Error('it'), { code: '23503' });

it.each([
  { reads: [gone()] },
  { starts: [ownerless()] },
  { reads: [gone()], starts: [ownerless()] },
])('an account that is deleted meanwhile is created anew: %j', async (errors) => {
  const tries = 1 + Object.values(errors).flat().length;
  const { services, signedIn } = parts(errors);
  expect(await signInWith(services)).toMatchObject({ account: { id: 'mere' } });
  expect(signedIn).toHaveBeenCalledTimes(tries);
});

it('one that is deleted again and again is to be signed in to later', async () => {
  const { services } = parts({ reads: [gone(), gone(), gone()] });
  await expect(signInWith(services)).rejects.toMatchObject({ code: 'overloaded' });
});

it('no other failure is tried again', async () => {
  const { services, signedIn } = parts({ starts: [new Error('it')] });
  await expect(signInWith(services)).rejects.toThrow('it');
  expect(signedIn).toHaveBeenCalledOnce();
});
