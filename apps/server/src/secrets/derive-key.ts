import { hkdfSync } from 'node:crypto';

/** The newest first: it seals, and the older ones only open. */
export type AppSecrets = readonly [string, ...string[]];

/** A key of 32 bytes for one purpose alone, derived from one of the application's secrets. */
export const deriveKey = (appSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', `second-draft/${purpose}`, 32));
