import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lets styles and typefaces come before scripts: a built page can be read without any, and asks for
 * all of them before its styles otherwise.
 */
const withLaterScripts = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');

/** Goes over the built pages. @param folder of the built web app */
export async function lightenPages(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const page = path.join(folder, file);
    await writeFile(page, withLaterScripts(await readFile(page, 'utf8')));
  }
}
