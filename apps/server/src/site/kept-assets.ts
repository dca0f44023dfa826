import { DAY_MS } from '@second-draft/contract';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { siteAssets } from '../db/schema/site.ts';

const decompress = promisify(brotliDecompress);

/** A tab may stay open for weeks. */
const KEPT_MS = 30 * DAY_MS;

/** Some thirty builds; the longest unserved go first. */
const BYTES_MAX = 64 * 1024 * 1024;

/** One statement's worth; a build has some hundred small files. */
const AT_ONCE = 20;

type Asset = Pick<typeof siteAssets.$inferSelect, 'body' | 'isCompressed'>;

/**
 * The assets of all builds that servers have or had: a page of one build may ask a server of
 * another for its parts.
 */
export interface KeptAssets {
  /** Keeps this build's assets for the others, and notes that they are in use. */
  share(): Promise<void>;
  /** Removes what no server has had for 30 days, and whatever is over the limit. */
  removeOld(now: Date): Promise<void>;
  find(name: string): Promise<Asset | null>;
}

async function readAsset(folder: string, name: string): Promise<Asset> {
  const file = path.join(folder, name);
  const isCompressed = existsSync(`${file}.br`);
  return { body: await readFile(isCompressed ? `${file}.br` : file), isCompressed };
}

async function namesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  return all.filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted();
}

export const plainBody = async ({ body, isCompressed }: Asset): Promise<Uint8Array> =>
  isCompressed ? decompress(body) : body;

/** @param root the folder of the built site */
export function createKeptAssets(
  db: Database,
  root: string,
  bytesMax: number = BYTES_MAX,
): KeptAssets {
  const folder = path.join(root, 'assets');
  const { name: nameColumn, body, isCompressed, servedAt } = siteAssets;

  async function add(names: readonly string[]): Promise<void> {
    const assets = names.map(async (name) => ({
      name,
      ...(await readAsset(folder, name)),
      servedAt: new Date(),
    }));
    await db
      .insert(siteAssets)
      .values(await Promise.all(assets))
      .onConflictDoNothing();
  }

  return {
    async share() {
      const names = await namesIn(folder);
      const there = await db
        .update(siteAssets)
        .set({ servedAt: new Date() })
        .where(inArray(nameColumn, names))
        .returning({ name: nameColumn });
      const known = new Set(there.map(({ name }) => name));
      const missing = names.filter((name) => !known.has(name));
      for (let at = 0; at < missing.length; at += AT_ONCE)
        await add(missing.slice(at, at + AT_ONCE));
    },

    async removeOld(now) {
      await db.delete(siteAssets).where(lt(servedAt, new Date(now.getTime() - KEPT_MS)));
      const sizes = db
        .select({
          name: nameColumn,
          total:
            sql<number>`sum(length(${body})) over (order by ${servedAt} desc, ${nameColumn})`.as(
              'total',
            ),
        })
        .from(siteAssets)
        .as('sizes');
      const surplus = db
        .select({ name: sizes.name })
        .from(sizes)
        .where(sql`total > ${bytesMax}`);
      await db.delete(siteAssets).where(inArray(nameColumn, surplus));
    },

    async find(name) {
      const [asset] = await db
        .select({ body, isCompressed })
        .from(siteAssets)
        .where(eq(nameColumn, name));
      return asset ?? null;
    },
  };
}
