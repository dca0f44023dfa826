export { ConfigProblem, readConfig, type Config, type GoogleConfig } from './config.ts';
export type { PaymentsConfig } from './stripe.ts';
