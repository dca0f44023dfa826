import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Captcha } from '../captcha.ts';

export async function solve(captcha: Pick<Captcha, 'challenge'>): Promise<string> {
  const challenge = (await captcha.challenge()) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
