import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Files that browsers load, by the path that they load them from; places are the package's. */
const assets = [
  {
    path: '/v3/pricing-table.js',
    file: './pages/browser/pricing-table.js',
    type: 'text/javascript; charset=utf-8',
  },
  {
    path: '/stripe/pages.css',
    file: './pages/browser/pages.css',
    type: 'text/css; charset=utf-8',
  },
] as const;

/** A bundle may have moved this module away from its files: the package's name finds them. */
function packageFolder(): URL {
  const entry = createRequire(import.meta.url).resolve('@second-draft/stripe-emulator');
  return pathToFileURL(entry);
}

/** Serves the script and the style sheet; another origin's page may load them. */
export function registerAssets(app: FastifyInstance): void {
  const folder = packageFolder();
  for (const { path, file, type } of assets) {
    const content = readFileSync(new URL(file, folder), 'utf8');
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
