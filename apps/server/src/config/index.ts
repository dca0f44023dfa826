export { identitiesOf, type ClassroomConfig } from './classroom.ts';
export { ConfigProblem, readConfig, type Config } from './config.ts';
export type { ModelConfig } from './model.ts';
export { isNearby, isOnThisMachine } from './networks.ts';
export type { PaymentsConfig } from './stripe.ts';
