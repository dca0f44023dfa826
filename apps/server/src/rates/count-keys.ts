import { createHmac } from 'node:crypto';
import { rates, type RateName } from '@second-draft/contract';
import { deriveKey } from '../secrets/index.ts';
import { addressKey } from './address-key.ts';

export type Who = { teacher: string } | { address: string };

export interface CountKeys {
  of(rate: RateName, who: Who): string;
  /** Of every rate. */
  ofTeacher(teacher: string): string[];
}

/** Names of counts in the database, from which nobody learns whose they are. */
export function createCountKeys(appSecret: string): CountKeys {
  const addresses = deriveKey(appSecret, 'addresses');
  const teachers = deriveKey(appSecret, 'counted teachers');
  const of = (rate: RateName, who: Who): string =>
    'teacher' in who
      ? `${rate} teacher ${createHmac('sha256', teachers).update(who.teacher).digest('base64url')}`
      : `${rate} address ${addressKey(who.address, addresses)}`;
  return {
    of,
    ofTeacher: (teacher) => (Object.keys(rates) as RateName[]).map((rate) => of(rate, { teacher })),
  };
}
