import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/index.ts';
import type { Paying } from './paying.ts';

/** Stripe's events are some kilobytes long. */
const BODY_BYTES_MAX = 256 * 1024;

/** Where Stripe tells what happened; what it says counts only as a reason to ask it. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/**
 * The one address that no browser calls: whoever calls is known by the signature of the body's very
 * bytes, which are therefore not parsed here. An answer other than 200 makes Stripe try again.
 */
export async function serveWebhook(
  app: FastifyInstance,
  { payments, billing }: Paying,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: Buffer }>(WEBHOOK_PATH, async ({ headers, body }) => {
      const signature = headers['stripe-signature'];
      const event =
        typeof signature === 'string' ? await payments.readEvent(body, signature) : null;
      if (event === null) throw new Problem('invalid_request');
      await billing.apply(event);
      return { received: true };
    });
  });
}
