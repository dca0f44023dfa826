import { CAPTCHA_MS } from '@second-draft/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { deriveKey, type AppSecrets } from '../secrets/index.ts';

/** PBKDF2 rounds per try: about a millisecond on a laptop. */
const COST = 5_000;

/** Tries that a solution takes: less than a second of one core. */
const TRIES = { min: 200, max: 500 } as const;

/** ALTCHA's widget sends this as base64 of JSON; the library verifies it. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Payload = z.output<typeof payload>;

function payloadOf(token: string): Payload | null {
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Solved, but possibly used before. */
export interface SolvedCaptcha {
  id: string;
  expiresAt: Date;
}

export interface Captcha {
  challenge(): Promise<Record<string, unknown>>;
  /** Null when the token solves no challenge of ours, or an expired one. */
  solved(token: string): Promise<SolvedCaptcha | null>;
}

const keysFrom = (appSecret: string) => ({
  hmacSignatureSecret: deriveKey(appSecret, 'captcha').toString('hex'),
  hmacKeySignatureSecret: deriveKey(appSecret, 'captcha solution').toString('hex'),
});

/** @param appSecrets sign the challenges, so that every server recognises them */
export function createCaptcha(appSecrets: AppSecrets): Captcha {
  const keys = keysFrom(appSecrets[0]);
  const allKeys = appSecrets.map(keysFrom);
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.max, TRIES.min),
        deriveKey: pbkdf2,
        expiresAt: new Date(Date.now() + CAPTCHA_MS),
        ...keys,
      });
      return { ...challenge };
    },
    async solved(token) {
      const claim = payloadOf(token);
      if (claim === null) return null;
      const outcomes = await Promise.all(
        allKeys.map((known) => verifySolution({ ...claim, deriveKey: pbkdf2, ...known })),
      );
      const isVerified = outcomes.some((outcome) => outcome.verified);
      const { nonce, expiresAt } = claim.challenge.parameters;
      return isVerified ? { id: nonce, expiresAt: new Date(expiresAt * 1000) } : null;
    },
  };
}
