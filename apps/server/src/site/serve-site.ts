import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { EMPTY_PAGE, emptyPageOf, screenAt } from '@second-draft/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from '../api/index.ts';
import type { OutsideOrigins } from '../classroom-service/index.ts';
import { createBuiltPages, type WrittenIntoPages } from './built-page.ts';
import { contentSecurityPolicy } from './policy.ts';
import type { LookUps } from './counted-look-ups.ts';
import { ASSET_CACHING, sendKeptAsset } from './send-kept-asset.ts';
import { sendPage } from './send-page.ts';

/** Contain the public address, as pages do. */
const addressedFiles = ['robots.txt', 'sitemap.xml', 'blog/feed.xml'];

export interface Site extends WrittenIntoPages {
  root: string;
  outside: OutsideOrigins;
  /** Assets of other builds. */
  kept: LookUps;
}

function prerendered(root: string, pathname: string): string | null {
  const file = path.join(pathname, 'index.html').replace(/^[/\\]+/, '');
  const full = path.resolve(root, file);
  return full.startsWith(root + path.sep) && existsSync(full) ? file : null;
}

/** What the app begins with at a path without a page of its own. */
function emptyPage(root: string, pathname: string | null): { file: string; status: number } {
  const screen = pathname === null ? null : screenAt(pathname);
  if (screen === null) return { file: EMPTY_PAGE, status: 404 };
  const own = emptyPageOf(screen);
  return { file: existsSync(path.join(root, own)) ? own : EMPTY_PAGE, status: 200 };
}

const isOfEverybody = (file: string) =>
  !/\.html(?:\.|$)/u.test(file) &&
  !addressedFiles.some((one) => file === one || file.startsWith(`${one}.`));

/** Scripts, styles and pictures, as paths of addresses: the same for everyone. */
async function filesIn(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
  return new Set(files.filter(isOfEverybody).map((file) => `/${file}`));
}

/** By one route: one for each of some hundred files makes a start slow, and metrics long. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const files = await filesIn(root);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply: FastifyReply, file: string) {
      const isAsset = path.relative(root, file).startsWith(`assets${path.sep}`);
      void reply.header('cache-control', isAsset ? ASSET_CACHING : 'no-cache');
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const file = pathOf(request.url);
      if (file === null || !files.has(file)) return reply.callNotFound();
      return reply.sendFile(file.slice(1));
    },
  });
}

/**
 * Caches assets for a year, and revalidates pages, each under a policy with its own inline scripts'
 * hashes. Screens that were not prerendered get the app's empty page.
 */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const { root, outside, kept } = site;
  const pageOf = createBuiltPages(root, site);

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status?: number,
  ): Promise<FastifyReply> {
    const page = await pageOf(file);
    if (page.type.startsWith('text/html'))
      void reply.header(
        'content-security-policy',
        contentSecurityPolicy(outside, page.scriptHashes),
      );
    return sendPage(request, reply, page, status);
  }

  await serveFiles(app, root);
  for (const file of addressedFiles)
    app.get(`/${file}`, (request, reply) => sendFile(request, reply, file));
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = pathOf(request.url);
    // As it came, too: an odd path is still a program's, which expects JSON.
    const isForApi = [request.url, pathname].some((one) => one?.startsWith('/api/'));
    if (isForApi || !['GET', 'HEAD'].includes(request.method)) return answerUnknown(reply);
    const page = pathname === null ? null : prerendered(root, pathname);
    if (page !== null) return sendFile(request, reply, page);
    const asset = pathname && (await sendKeptAsset(kept, pathname, request, reply));
    if (asset) return asset;
    const { file, status } = emptyPage(root, pathname);
    return sendFile(request, reply, file, status);
  });
}

/** Null for an address that no link of ours has. */
function pathOf(address: string): string | null {
  if (!address.startsWith('/')) return null;
  try {
    // Keeps `//somewhere` a path instead of a host.
    const { pathname } = new URL(`http://localhost${address}`);
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('//') ? null : decoded;
  } catch {
    return null;
  }
}
