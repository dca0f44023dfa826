import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose alone, derived from the application's secret. */
export const deriveKey = (appSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', `second-draft/${purpose}`, 32));
