export { clientConfigOf } from './client-config.ts';
export { outsideOriginsOf, type OutsideOrigins } from './policy.ts';
export { serveSite } from './serve-site.ts';
