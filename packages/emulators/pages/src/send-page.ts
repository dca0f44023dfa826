import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

/** What is the same on all pages of an emulator. */
interface Site {
  /** Follows each page's title. */
  name: string;
  /** Says above each page that it is not the real service. */
  note: string;
  /** Where browsers load the style sheet from. */
  styleSheet: string;
}

interface Page {
  title: string;
  body: Html;
  /** Widths and surroundings: a narrow card, a wide sheet, or a frame inside another page. */
  shape: 'card' | 'sheet' | 'dialog';
  /** Paths of scripts; pages carry none inline. */
  scripts?: readonly string[];
}

interface Reception {
  /** The status that the page is sent with. */
  code?: number;
  /** Origin that may show it in a frame. */
  frameAncestors?: string;
  /** Addresses that its forms end up at: browsers hold redirects to the policy too. */
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

/** Makes what sends a site's pages under a strict policy: scripts and styles of its own only. */
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
