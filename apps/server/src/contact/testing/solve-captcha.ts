import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Captcha } from '../captcha.ts';

/** Does the work of a challenge as the widget does it, and answers with what the widget sends. */
export async function solve(captcha: Pick<Captcha, 'challenge'>): Promise<string> {
  const challenge = (await captcha.challenge()) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
