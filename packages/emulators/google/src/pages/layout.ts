import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

interface Page {
  title: string;
  body: Html;
  /** Widths and surroundings: a narrow card, a wide sheet, or the picker's frame. */
  shape: 'card' | 'sheet' | 'dialog';
  /** Paths of scripts; pages carry none inline. */
  scripts?: readonly string[];
}

function render({ title, body, shape, scripts = [] }: Page): string {
  const note = html`<header class="note">Pretend school — not Google</header>`;
  const { markup } = html`<html lang="en-NZ">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · Pretend school</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/gsi/pages.css" />
      ${scripts.map((path) => html`<script type="module" src="${path}"></script>`)}
    </head>
    <body class="${shape}">
      ${note}
      <main>${body}</main>
    </body>
  </html>`;
  return `<!doctype html>${markup}`;
}

function contentSecurityPolicy(frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/**
 * Sends a page under a strict policy: scripts and styles from the emulator only.
 * @param frameAncestors origin that may show it in a frame
 */
export function sendPage(
  reply: FastifyReply,
  page: Page,
  { code = 200, frameAncestors = "'none'" }: { code?: number; frameAncestors?: string } = {},
): FastifyReply {
  return reply
    .code(code)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(frameAncestors),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(render(page));
}

/** The page for what isn't there. */
export function sendNotFound(reply: FastifyReply, what: string): FastifyReply {
  const body = html`<h1>Nothing here</h1>
    <p>The pretend school has no ${what} at this address.</p>`;
  return sendPage(reply, { title: 'Nothing here', shape: 'card', body }, { code: 404 });
}
