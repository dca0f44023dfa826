export { createStripeEmulator } from './emulator.ts';
export type { StripeEmulator, StripeEmulatorOptions } from './emulator.ts';
export type { Subscription } from './records.ts';
export type { Sending, WebhookEndpoint } from './webhooks.ts';
