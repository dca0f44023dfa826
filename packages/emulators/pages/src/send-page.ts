import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

interface Site {
  name: string;
  /** Says on each page that it is not the real service. */
  note: string;
  styleSheet: string;
}

interface Page {
  title: string;
  body: Html;
  /** A narrow card, a wide sheet, or a frame within another page. */
  shape: 'card' | 'sheet' | 'dialog';
  /** Paths; the CSP forbids inline scripts. */
  scripts?: readonly string[];
}

interface Reception {
  code?: number;
  /** The origin that may frame the page; none if missing. */
  frameAncestors?: string;
  /** Where forms redirect to: browsers apply form-action to redirects too. */
  leadsTo?: readonly string[];
}

function render({ name, note, styleSheet }: Site, { title, body, shape, scripts }: Page): string {
  const { markup } = html`<html lang="en-NZ">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · ${name}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="${styleSheet}" />
      ${scripts?.map((path) => html`<script type="module" src="${path}"></script>`)}
    </head>
    <body class="${shape}">
      <header class="note">${note}</header>
      <main>${body}</main>
    </body>
  </html>`;
  return `<!doctype html>${markup}`;
}

function originsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

function contentSecurityPolicy({ frameAncestors = "'none'", leadsTo = [] }: Reception): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action ${["'self'", ...originsOf(leadsTo)].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** Pages may load only their own origin's scripts and styles. */
export function sendsPages(site: Site) {
  return (reply: FastifyReply, page: Page, reception: Reception = {}): FastifyReply =>
    reply
      .code(reception.code ?? 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(reception),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(render(site, page));
}
