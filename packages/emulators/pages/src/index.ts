export { registerAssets } from './assets.ts';
export { html, type Html } from './html.ts';
export { sendsPages } from './send-page.ts';
export { withoutSchemas } from './without-schemas.ts';
