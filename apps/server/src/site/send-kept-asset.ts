import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from './accepts-encoding.ts';
import type { LookUps } from './counted-look-ups.ts';
import { plainBody } from './kept-assets.ts';

const YEAR_SECONDS = 31_536_000;

/** An asset's name changes with its content. */
export const ASSET_CACHING = `public, max-age=${YEAR_SECONDS}, immutable`;

/** As the build names them: with a hash of the content. */
const ASSET = /^\/assets\/([\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|webp|png|json))$/;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/**
 * Answers with an asset of another build.
 * @returns null if there is none of that path
 * @throws Problem('too_many_requests')
 */
export async function sendKeptAsset(
  kept: LookUps,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const name = ASSET.exec(pathname)?.[1];
  const asset = name === undefined ? null : await kept.find(name, request.ip);
  if (name === undefined || asset === null) return null;
  const isSentCompressed =
    asset.isCompressed && acceptsEncoding(request.headers['accept-encoding'], 'br');
  if (isSentCompressed) void reply.header('content-encoding', 'br');
  const body = isSentCompressed ? asset.body : await plainBody(asset);
  return reply
    .headers({ 'cache-control': ASSET_CACHING, vary: 'Accept-Encoding' })
    .type(types[path.extname(name)] ?? 'application/octet-stream')
    .send(Buffer.from(body));
}
