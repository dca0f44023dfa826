import { hkdfSync } from 'node:crypto';

/** Newest first: it seals, the older ones only open. */
export type AppSecrets = readonly [string, ...string[]];

/** 32 bytes by HKDF, unique to the purpose. */
export const deriveKey = (appSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', `second-draft/${purpose}`, 32));
