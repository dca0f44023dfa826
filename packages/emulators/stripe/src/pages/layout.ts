import { html, sendsPages } from '@second-draft/emulator-pages';
import type { FastifyReply } from 'fastify';

export const styleSheetPath = '/stripe/pages.css';

export const sendPage = sendsPages({
  name: 'Pretend Stripe',
  note: 'Pretend Stripe — no money moves here',
  styleSheet: styleSheetPath,
});

export function sendNotFound(reply: FastifyReply): FastifyReply {
  const body = html`<h1>Nothing here</h1>
    <p>
      The pretend Stripe knows of no such visit. It begins anew each time that it is started: go
      back to your account and try again.
    </p>
    <p><a class="button" href="/account">Back to your account</a></p>`;
  return sendPage(reply, { title: 'Nothing here', shape: 'card', body }, { code: 404 });
}
