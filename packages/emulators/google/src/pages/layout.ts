import { html, sendsPages } from '@second-draft/emulator-pages';
import type { FastifyReply } from 'fastify';

export const styleSheetPath = '/gsi/pages.css';

export const sendPage = sendsPages({
  name: 'Pretend school',
  note: 'Pretend school — not Google',
  styleSheet: styleSheetPath,
});

export function sendNotFound(reply: FastifyReply, what: string): FastifyReply {
  const body = html`<h1>Nothing here</h1>
    <p>The pretend school has no ${what} at this address.</p>`;
  return sendPage(reply, { title: 'Nothing here', shape: 'card', body }, { code: 404 });
}
