import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

interface Assets {
  /** File paths are relative to this package's entry. */
  packageName: string;
  /** File by URL path. */
  scripts: Readonly<Record<string, string>>;
  /** Added to the sheet that all emulators share. */
  styleSheet: { path: string; files: readonly string[] };
}

/** Resolved by package name, because a bundle moves the code away from its files. */
function readFrom(packageName: string, file: string): string {
  const entry = createRequire(import.meta.url).resolve(packageName);
  return readFileSync(new URL(file, pathToFileURL(entry)), 'utf8');
}

/** Files are read when they are asked for: a start has enough to read. */
function serve(app: FastifyInstance, url: string, type: string, read: () => string): void {
  app.get(url, (_request, reply) =>
    reply
      .headers({
        'content-type': `${type}; charset=utf-8`,
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      })
      .send(read()),
  );
}

/** Pages of any origin may load them. */
export function registerAssets(
  app: FastifyInstance,
  { packageName, scripts, styleSheet }: Assets,
): void {
  for (const [url, file] of Object.entries(scripts))
    serve(app, url, 'text/javascript', () => readFrom(packageName, file));
  const styles = () => [
    readFrom('@second-draft/emulator-pages', './browser/base.css'),
    ...styleSheet.files.map((file) => readFrom(packageName, file)),
  ];
  serve(app, styleSheet.path, 'text/css', () => styles().join('\n'));
}
