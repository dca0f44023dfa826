/** All that Stripe needs, in its test mode. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_51Qe7Zr0n8yVb',
  STRIPE_WEBHOOK_SECRET: 'whsec_q3Zr0n8yVbKx',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51Qe7Zr0n8yVb',
  STRIPE_PRICING_TABLE_ID: 'prctbl_1Qe7',
  STRIPE_PORTAL_URL: 'https://billing.example/p',
};
