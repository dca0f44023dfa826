import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { createCaptcha } from './captcha.ts';
import { solve } from './testing/solve-captcha.ts';

const appSecret = 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE';
const captcha = createCaptcha([appSecret]);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString()) as Claim;

interface Claim {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string };
}

afterEach(() => vi.useRealTimers());

test('a solved challenge is accepted, by every server with the same secret', async () => {
  const token = await solve(captcha);
  const solved = await captcha.solved(token);
  expect(solved?.expiresAt.getTime()).toBeGreaterThan(Date.now());
  expect(await createCaptcha([appSecret]).solved(token)).toEqual(solved);
});

test('a challenge is still accepted after an exchange of secrets', async () => {
  const token = await solve(captcha);
  const newer = 'u8Tq2m5cJrWv9EzX4bNs7LgKd1HyPf3A';
  expect(await createCaptcha([newer, appSecret]).solved(token)).not.toBeNull();
});

test('two challenges are told apart', async () => {
  const [one, two] = await Promise.all([captcha.challenge(), captcha.challenge()]);
  expect(one).not.toEqual(two);
});

test('what is no solution, or not of our challenge, is refused', async () => {
  const claim = decode(await solve(captcha));
  const { challenge, solution } = claim;
  const easier = { ...challenge.parameters, cost: 1, keyPrefix: '00' };
  const own = await solveChallenge({ challenge: { parameters: easier }, deriveKey });
  const refused = [
    '',
    'not base64 !',
    encode(null),
    encode({ challenge: {}, solution: {} }),
    encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    encode({ challenge, solution: { ...solution, derivedKey: 'xyz' } }),
    encode({ challenge: { parameters: easier, signature: challenge.signature }, solution: own }),
    encode({
      challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: 'zz' } },
      solution,
    }),
    await solve(createCaptcha(['another secret altogether, of 32 letters'])),
  ];
  for (const token of refused) expect(await captcha.solved(token)).toBeNull();
});

test('a challenge can be used for ten minutes', async () => {
  const token = await solve(captcha);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
  expect(await captcha.solved(token)).not.toBeNull();
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await captcha.solved(token)).toBeNull();
});
