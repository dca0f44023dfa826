import type { EndedTrials } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { createStripePayments, type Payments } from '../payments/index.ts';
import type { PaymentsConfig } from '../config/index.ts';
import { createBilling, type Billing } from './billing.ts';
import { createBillingStore } from './store.ts';

export interface Paying {
  payments: Payments;
  billing: Billing;
  /** The portal's own log-in page, which needs no session. */
  portalUrl: string;
}

export function createPaying(
  config: PaymentsConfig | null,
  db: Database,
  trials: Pick<EndedTrials, 'endOf'>,
): Paying | null {
  if (config === null) return null;
  const payments = createStripePayments(config);
  const billing = createBilling(payments, createBillingStore(db, trials));
  return { payments, billing, portalUrl: config.portalUrl };
}
