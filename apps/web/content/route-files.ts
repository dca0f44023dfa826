import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface RouteFiles {
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css?: string[];
}

/** By the route's id, as React Router writes them. */
export type Routes = Record<string, RouteFiles>;

/** React Router sets its own stylesheets apart from others of the same address by a bare '#'. */
export const withoutMark = (address: string) => address.replace(/#$/, '');

/** @throws Error where React Router has written no manifest */
export async function manifestIn(folder: string): Promise<string> {
  const assets = path.join(folder, 'assets');
  const name = (await readdir(assets)).find((one) => /^manifest-.*\.js$/.test(one));
  if (!name) throw new Error('React Router has written no manifest');
  return path.join(assets, name);
}

export async function routesIn(folder: string): Promise<Routes> {
  const script = await readFile(await manifestIn(folder), 'utf8');
  return (JSON.parse(script.replace(/^[^=]*=/, '').replace(/;$/, '')) as { routes: Routes }).routes;
}
