import { createHmac } from 'node:crypto';
import { countedAddress } from './counted-address.ts';

/** Irreversible without the key. */
export const addressKey = (address: string, key: Buffer): string =>
  createHmac('sha256', key).update(countedAddress(address)).digest('base64url');
