import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

function render(title: string, body: Html): string {
  const { markup } = html`<html lang="en-NZ">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · Pretend Stripe</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/stripe/pages.css" />
    </head>
    <body>
      <header class="note">Pretend Stripe — no money moves here</header>
      <main>${body}</main>
    </body>
  </html>`;
  return `<!doctype html>${markup}`;
}

/** Where a page's forms may lead besides the emulator itself: browsers hold redirects to it too. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

/**
 * Sends a page under a strict policy: no scripts, and styles from the emulator only.
 * @param leadsTo addresses that its forms end up at
 */
export function sendPage(
  reply: FastifyReply,
  { title, body, leadsTo = [] }: { title: string; body: Html; leadsTo?: readonly string[] },
  code = 200,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action ${["'self'", ...originsOf(leadsTo)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(code)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(render(title, body));
}

/** The page for what isn't there. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  const body = html`<h1>Nothing here</h1>
    <p>
      The pretend Stripe knows of no such visit. It begins anew each time that it is started: go
      back to your account and try again.
    </p>
    <p><a class="button" href="/account">Back to your account</a></p>`;
  return sendPage(reply, { title: 'Nothing here', body }, 404);
}
