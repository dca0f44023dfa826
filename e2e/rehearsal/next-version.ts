import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/;

async function bumpVersion(folder: string): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  const version = `${manifest.version}-next`;
  await writeFile(file, JSON.stringify({ ...manifest, version }));
}

/** Gives every asset another name, as a change that all parts share would. */
async function renameAssets(site: string): Promise<void> {
  const assets = path.join(site, 'assets');
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const [, start, hash = '', end] = HASHED.exec(name) ?? [];
    if (/\.(?:br|gz)$/.test(name)) await rm(path.join(assets, name));
    else if (start !== undefined)
      names.set(name, `${start}${hash.startsWith('Z') ? 'Y' : 'Z'}${hash.slice(1)}${end}`);
  }
  for (const [from, to] of names) await rename(path.join(assets, from), path.join(assets, to));
  for (const entry of await readdir(site, { recursive: true })) {
    if (!/\.(?:html|js|css)$/.test(entry)) continue;
    const file = path.join(site, entry);
    let text = await readFile(file, 'utf8');
    for (const [from, to] of names) text = text.replaceAll(from, to);
    await writeFile(file, text);
  }
}

async function addMigration(drizzle: string): Promise<void> {
  const file = path.join(drizzle, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('The release has no migrations.');
  const tag = 'rehearsed';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(path.join(drizzle, `${tag}.sql`), 'CREATE TABLE "rehearsed" ("one" integer);');
}

/** Makes a release of which every asset has another name, and which adds a table. */
export async function makeNextVersion(release: string, to: string): Promise<void> {
  await cp(release, to, { recursive: true });
  await bumpVersion(to);
  await renameAssets(path.join(to, 'apps/web/build/client'));
  await addMigration(path.join(to, 'apps/server/drizzle'));
}
