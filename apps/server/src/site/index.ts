export { clientConfigOf } from './client-config.ts';
export { answerPolicy, outsideOriginsOf, type OutsideOrigins } from './policy.ts';
export { serveSite } from './serve-site.ts';
