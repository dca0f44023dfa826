import type { Subscription } from '@second-draft/contract';
import type * as schema from '../../db/schema/index.ts';

interface SubscribedRows {
  account: { trialEnds: Date; teamLicenceEnds: Date | null };
  paid: (typeof schema.paidSubscriptions.$inferInsert)[];
}

const LONG_AGO = new Date('2026-01-01T00:00:00.000Z');
const FAR_OFF = new Date('2099-12-31T00:00:00.000Z');

/** @param accountId owner of the rows. An `expires` of null becomes a far-off date. */
export function subscribedAs(
  { status, type, expires }: Subscription,
  accountId: string,
): SubscribedRows {
  const until = expires === null ? FAR_OFF : new Date(expires * 1000);
  const account = { trialEnds: LONG_AGO, teamLicenceEnds: null };
  if (status === 'trial') return { account: { ...account, trialEnds: until }, paid: [] };
  if (type === 'team') return { account: { ...account, teamLicenceEnds: until }, paid: [] };
  const standing = status === 'active' ? 'running' : 'ending';
  const customerId = `cus_${accountId}`;
  const paid = {
    id: `sub_${accountId}`,
    accountId,
    customerId,
    standing,
    until,
    version: 1,
  } as const;
  return { account, paid: [paid] };
}
