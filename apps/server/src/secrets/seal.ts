import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must not be readable in a copy of the database. */
export interface Seal {
  close(secret: string): string;
  /** Null when it was sealed with another key, or was tampered with. */
  open(sealed: string): string | null;
}

/** AES-256-GCM under a key derived from the application's secret for this purpose alone. */
export function createSeal(appSecret: string, purpose: string): Seal {
  const key = deriveKey(appSecret, purpose);
  return {
    close(secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
