import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isScreenPath } from '@second-draft/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerUnknown } from '../api/errors.ts';
import { createHashesByFile } from './html-files.ts';
import { contentSecurityPolicy, type OutsideOrigins } from './policy.ts';

const FALLBACK = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

/** The prerendered page of a path, if the build made one. */
function prerendered(root: string, pathname: string): string | null {
  const file = path.join(pathname, 'index.html').replace(/^[/\\]+/, '');
  const full = path.resolve(root, file);
  return full.startsWith(root + path.sep) && existsSync(full) ? file : null;
}

const withoutCompression = (file: string) => file.replace(/\.(br|gz)$/, '');

/**
 * Serves the built web app: its assets for ever, its pages fresh and each under a policy that names
 * the inline scripts of that very page. Screens that were not prerendered get the app's empty page.
 */
export async function serveSite(
  app: FastifyInstance,
  root: string,
  outside: OutsideOrigins,
): Promise<void> {
  const hashesOf = createHashesByFile();
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply: FastifyReply, file: string) {
      const plain = withoutCompression(file);
      const isAsset = path.relative(root, plain).startsWith(`assets${path.sep}`);
      void reply.header(
        'cache-control',
        isAsset ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      if (plain.endsWith('.html'))
        void reply.header(
          'content-security-policy',
          contentSecurityPolicy(outside, hashesOf(plain)),
        );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method))
      return answerUnknown(reply);
    const page = prerendered(root, decodePath(pathname));
    if (page !== null) return reply.code(200).sendFile(page);
    return reply.code(isScreenPath(pathname) ? 200 : 404).sendFile(FALLBACK);
  });
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/__malformed';
  }
}
