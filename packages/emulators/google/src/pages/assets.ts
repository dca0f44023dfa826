import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

const script = 'text/javascript; charset=utf-8';

/** One sheet in the order of its cascade: what all pages share, then what each needs. */
const styles = ['base', 'sign-in', 'files', 'picker'].map((name) => `./pages/browser/${name}.css`);

/** Files that browsers load, by the path that they load them from; places are the package's. */
const assets = [
  { path: '/gsi/client', files: ['./gsi/browser/client.js'], type: script },
  { path: '/gsi/chooser.js', files: ['./gsi/browser/chooser.js'], type: script },
  { path: '/gsi/relay.js', files: ['./gsi/browser/relay.js'], type: script },
  { path: '/gsi/pages.css', files: styles, type: 'text/css; charset=utf-8' },
  { path: '/js/api.js', files: ['./picker/browser/api.js'], type: script },
  { path: '/js/picker.js', files: ['./picker/browser/picker.js'], type: script },
  { path: '/js/picker-dialog.js', files: ['./picker/browser/picker-dialog.js'], type: script },
  { path: '/picker/dialog.js', files: ['./picker/browser/dialog.js'], type: script },
] as const;

/** A bundle may have moved this module away from its files: the package's name finds them. */
function packageFolder(): URL {
  const entry = createRequire(import.meta.url).resolve('@second-draft/google-emulator');
  return pathToFileURL(entry);
}

/** Serves the scripts and the style sheet; another origin's page may load them. */
export function registerAssets(app: FastifyInstance): void {
  const folder = packageFolder();
  for (const { path, files, type } of assets) {
    const content = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-cache',
        })
        .send(content),
    );
  }
}
