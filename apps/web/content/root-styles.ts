import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestIn, routesIn, withoutMark } from './route-files.ts';

/**
 * By the bare '#' that React Router adds to a stylesheet's address, what is fetched later loads
 * another copy of it, which stays when the screen goes. The root never goes. A copy of its styles,
 * which hold the fonts, has the browser lay out the whole page anew, and try each rule twice.
 * @throws Error where the root has no styles
 */
export async function loadRootStylesOnce(folder: string): Promise<void> {
  const marked = (await routesIn(folder))['root']?.css ?? [];
  if (marked.length === 0) throw new Error('The root route has no styles');
  const files = [await manifestIn(folder)];
  for await (const page of glob('**/*.html', { cwd: folder })) files.push(path.join(folder, page));
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const once = marked.reduce((all, one) => all.replaceAll(one, withoutMark(one)), text);
    await writeFile(file, once);
  }
}
