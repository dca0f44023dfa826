export { countedLookUps } from './counted-look-ups.ts';
export { keepAssets } from './keep-assets.ts';
export { createKeptAssets, type KeptAssets } from './kept-assets.ts';
export { clientConfigOf, startsAppWhenIdle } from './client-config.ts';
export { outsideOriginsOf, permissionsPolicy } from './policy.ts';
export { serveSite } from './serve-site.ts';
