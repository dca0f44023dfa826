export { createBilling, type Billing } from './billing.ts';
export { billingHandlers } from './handlers.ts';
export { keepUpWithPayments } from './keep-up.ts';
export { createPaying, type Paying } from './paying.ts';
export { createBillingStore } from './store.ts';
export { serveWebhook, WEBHOOK_PATH } from './webhook.ts';
