import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';

/** The server's challenges use PBKDF2 with SHA-256. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost },
    key,
    (keyLength ?? 32) * 8,
  );
  return { derivedKey: new Uint8Array(bits) };
};

self.addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  // Whoever waits hears of no rejection in here. Plain HTTP has no `crypto.subtle`.
  const solution = solveChallenge({ challenge, deriveKey }).catch(() => null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is its own
  void solution.then((solved) => self.postMessage(solved));
});
