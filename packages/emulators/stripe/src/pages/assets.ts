import { registerAssets as serveAssets } from '@second-draft/emulator-pages';
import type { FastifyInstance } from 'fastify';
import { styleSheetPath } from './layout.ts';

export function registerAssets(app: FastifyInstance): void {
  serveAssets(app, {
    packageName: '@second-draft/stripe-emulator',
    scripts: { '/v3/pricing-table.js': './pages/browser/pricing-table.js' },
    styleSheet: { path: styleSheetPath, files: ['./pages/browser/subscribing.css'] },
  });
}
