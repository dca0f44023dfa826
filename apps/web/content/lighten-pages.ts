import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { APP_STARTS, EMPTY_PAGE, messages } from '@second-draft/contract';

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const start = /<script type="module" async="">/;

/** The data of a page whose routes have no loaders, as React Router writes it into the page. */
const NO_DATA = String.raw`enqueue("[{\"_1\":2,\"_3\":-5,\"_4\":-5},\"loaderData\",{},\"actionData\",\"errors\"]\n")`;

const starter = path.join(import.meta.dirname, 'start-on-touch.js');

/**
 * Holds back the app's scripts: a built page can be read without them.
 * @param script starts them
 * @throws Error when the page doesn't start the app as pages of the installed React Router do
 */
export function withAppHeldBack(html: string, script: string): string {
  const modules = [...html.matchAll(preload)].map(([, address = '']) => address);
  if (modules.length === 0 || !start.test(html))
    throw new Error('A page preloads or starts the app in another way than expected');
  return html
    .replaceAll(preload, '')
    .replace(
      start,
      `<script type="text/plain" ${APP_STARTS.onTouch} data-missing="${messages.connection.partMissing}" data-modules="${modules.join(' ')}">`,
    )
    .replace('</body>', () => `<script>${script}</script></body>`);
}

export async function lightenPages(folder: string): Promise<void> {
  const script = await readFile(starter, 'utf8');
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const page = path.join(folder, file);
    const html = await readFile(page, 'utf8');
    // See content/react-router/plain-routes-plugin.ts.
    if (!html.includes(NO_DATA))
      throw new Error(`${file} has data of a loader, which the app leaves out`);
    if (file !== EMPTY_PAGE) await writeFile(page, withAppHeldBack(html, script));
  }
}
