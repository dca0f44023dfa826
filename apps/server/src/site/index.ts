export { clientConfigOf } from './client-config.ts';
export { everywhere, outsideOriginsOf } from './policy.ts';
export { serveSite } from './serve-site.ts';
