import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';

/** ALTCHA's key derivation with the browser's own cryptography. */
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

/** Solves the one challenge that it is sent, out of the way of the page. */
self.addEventListener('message', (message: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: message.data, deriveKey }).then((solution) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is its own
    self.postMessage(solution),
  );
});
