import { createStripeEmulator } from './index.ts';

/**
 * Runs the emulator alone on loopback, on `PORT` or 4300, for the shop at `SHOP_URL`; sends events
 * to `WEBHOOK_URL`, signed with `WEBHOOK_SECRET`.
 */
const {
  PORT = '4300',
  SHOP_URL = 'http://127.0.0.1:3000',
  WEBHOOK_URL,
  WEBHOOK_SECRET = 'whsec_pretend',
} = process.env;

let address = '';
const emulator = createStripeEmulator({
  secretKey: 'sk_test_pretend',
  publishableKey: 'pk_test_pretend',
  pricingTableId: 'prctbl_pretend',
  publicOrigin: () => address,
  successUrl: () => `${SHOP_URL}/account/success`,
  homeUrl: () => `${SHOP_URL}/account`,
});
if (WEBHOOK_URL !== undefined) emulator.sendTo({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET });
address = await emulator.app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write(`The pretend Stripe is at ${address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void emulator.close());
}
