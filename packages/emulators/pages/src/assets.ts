import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** What browsers load beside the pages of an emulator. */
interface Assets {
  /** The emulator's package; the places of files are counted from its entry. */
  packageName: string;
  /** Files by the path that browsers load them from. */
  scripts: Readonly<Record<string, string>>;
  /** What the emulator's pages need beyond the sheet that all emulators share. */
  styleSheet: { path: string; files: readonly string[] };
}

/** Reads a file of a package: a bundle may have moved the code away, but the name finds it. */
function readFrom(packageName: string, file: string): string {
  const entry = createRequire(import.meta.url).resolve(packageName);
  return readFileSync(new URL(file, pathToFileURL(entry)), 'utf8');
}

function serve(app: FastifyInstance, url: string, type: string, content: string): void {
  app.get(url, (_request, reply) =>
    reply
      .headers({
        'content-type': `${type}; charset=utf-8`,
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      })
      .send(content),
  );
}

/** Serves an emulator's scripts and its style sheet; another origin's page may load them. */
export function registerAssets(
  app: FastifyInstance,
  { packageName, scripts, styleSheet }: Assets,
): void {
  for (const [url, file] of Object.entries(scripts))
    serve(app, url, 'text/javascript', readFrom(packageName, file));
  const styles = [
    readFrom('@second-draft/emulator-pages', './browser/base.css'),
    ...styleSheet.files.map((file) => readFrom(packageName, file)),
  ];
  serve(app, styleSheet.path, 'text/css', styles.join('\n'));
}
