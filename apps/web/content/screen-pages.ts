import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY_PAGE, emptyPageOf, screens, type ScreenName } from '@second-draft/contract';
import { publicPaths } from './public-paths.ts';
import { routesIn, withoutMark, type Routes } from './route-files.ts';

function filesOf(routes: Routes, id: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? '']) {
    scripts.push(route.module, ...route.imports);
    styles.push(...(route.css ?? []).map(withoutMark));
  }
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/**
 * Has an empty page ask for a screen's scripts and styles at once: the app would ask once it runs.
 * @param html of the empty page
 * @throws Error where no route has the path
 */
export function withFilesOf(html: string, routes: Routes, screenPath: string): string {
  const id = Object.keys(routes).find((one) => `/${routes[one]?.path}` === screenPath);
  if (id === undefined) throw new Error(`No route has the path ${screenPath}`);
  const { scripts, styles } = filesOf(routes, id);
  const isNew = (address: string) => !html.includes(`"${address}`);
  const links = [
    ...styles.filter(isNew).map((href) => `<link rel="preload" as="style" href="${href}"/>`),
    ...scripts.filter(isNew).map((href) => `<link rel="modulepreload" href="${href}"/>`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Writes an empty page for each screen that has no built page. */
export async function writeScreenPages(folder: string): Promise<void> {
  const html = await readFile(path.join(folder, EMPTY_PAGE), 'utf8');
  const routes = await routesIn(folder);
  const built = new Set(publicPaths());
  for (const [name, screenPath] of Object.entries(screens))
    if (!built.has(screenPath))
      await writeFile(
        path.join(folder, emptyPageOf(name as ScreenName)),
        withFilesOf(html, routes, screenPath),
      );
}
