import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/index.ts';
import type { Paying } from './paying.ts';

/** Stripe's events are some kilobytes long. */
const BODY_BYTES_MAX = 256 * 1024;

/** An event is only a reason to ask Stripe; its content is not trusted. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/**
 * No browser calls this. The signature covers the raw bytes, so the body is not parsed here. Stripe
 * retries unless the answer is a 2xx.
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
    // A proxy may pass several on at once, in chunks, whose length nobody says.
    const options = { config: { isCountedAsItComes: true } };
    scope.post<{ Body: Buffer }>(WEBHOOK_PATH, options, async ({ headers, body }) => {
      const signature = headers['stripe-signature'];
      const event =
        typeof signature === 'string' ? await payments.readEvent(body, signature) : null;
      if (event === null) throw new Problem('invalid_request');
      await billing.apply(event);
      return { received: true };
    });
  });
}
