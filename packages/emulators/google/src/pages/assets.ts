import { registerAssets as serveAssets } from '@second-draft/emulator-pages';
import type { FastifyInstance } from 'fastify';
import { styleSheetPath } from './layout.ts';

export function registerAssets(app: FastifyInstance): void {
  serveAssets(app, {
    packageName: '@second-draft/google-emulator',
    scripts: {
      '/gsi/client': './gsi/browser/client.js',
      '/gsi/chooser.js': './gsi/browser/chooser.js',
      '/gsi/relay.js': './gsi/browser/relay.js',
      '/js/api.js': './picker/browser/api.js',
      '/js/picker.js': './picker/browser/picker.js',
      '/js/picker-dialog.js': './picker/browser/picker-dialog.js',
      '/picker/dialog.js': './picker/browser/dialog.js',
    },
    styleSheet: {
      path: styleSheetPath,
      files: ['school', 'sign-in', 'files', 'picker'].map((name) => `./pages/browser/${name}.css`),
    },
  });
}
