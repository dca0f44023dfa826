import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Built pages can be read without scripts, yet would preload them all before the styles and fonts.
 */
const withLaterScripts = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');

export async function lightenPages(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const page = path.join(folder, file);
    await writeFile(page, withLaterScripts(await readFile(page, 'utf8')));
  }
}
