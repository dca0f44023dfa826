import { screens } from '@second-draft/contract';
import type { StripeEmulator } from '@second-draft/stripe-emulator';
import type { PaymentsConfig } from '../config/index.ts';

export interface PretendStripe {
  emulator: StripeEmulator;
  payments: PaymentsConfig & { origin: string };
  tell(webhookUrl: string): void;
}

const keys = {
  secretKey: 'sk_test_pretend',
  publishableKey: 'pk_test_pretend',
  pricingTableId: 'prctbl_pretend',
};
const WEBHOOK_SECRET = 'whsec_pretend';

export async function openPretendStripe(): Promise<PretendStripe> {
  const { createStripeEmulator } = await import('@second-draft/stripe-emulator');
  // Links without an origin work under any host name.
  const emulator = createStripeEmulator({
    ...keys,
    publicOrigin: () => '',
    successUrl: () => screens.accountSuccess,
    homeUrl: () => screens.account,
  });
  const origin = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    emulator,
    payments: { ...keys, webhookSecret: WEBHOOK_SECRET, portalUrl: '/stripe/login', origin },
    tell: (url) => emulator.sendTo({ url, secret: WEBHOOK_SECRET }),
  };
}
