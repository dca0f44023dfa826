import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { deriveKey, type AppSecrets } from './derive-key.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Occurs in neither the key's id nor the sealed text. */
const SEPARATOR = '.';

export interface Seal {
  close(secret: string): string;
  /** Null if the key is unknown or the text was tampered with. */
  open(sealed: string): string | null;
}

const idOf = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8);

function encrypt(key: KeyObject, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: KeyObject, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    // Without a length, a tag of four bytes would do, which can be guessed.
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * AES-256-GCM under keys derived for this purpose. Sealed texts name their key, so that secrets can
 * be rotated while sessions last.
 */
export function createSeal(appSecrets: AppSecrets, purpose: string): Seal {
  const newest = deriveKey(appSecrets[0], purpose);
  const [sealing, sealingId] = [createSecretKey(newest), idOf(newest)];
  const keys = new Map(
    appSecrets.map((appSecret) => {
      const key = deriveKey(appSecret, purpose);
      return [idOf(key), createSecretKey(key)];
    }),
  );
  return {
    close: (secret) => `${sealingId}${SEPARATOR}${encrypt(sealing, secret)}`,
    open(sealed) {
      const [id = '', encrypted = ''] = sealed.split(SEPARATOR);
      const key = keys.get(id);
      return key === undefined ? null : decrypt(key, encrypted);
    },
  };
}
