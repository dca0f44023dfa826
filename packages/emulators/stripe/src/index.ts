export { createStripeEmulator } from './emulator.ts';
export type { StripeEmulator } from './emulator.ts';
export type { Subscription } from './records.ts';
