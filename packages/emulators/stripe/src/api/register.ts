import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Life } from '../life.ts';
import type { Records } from '../records.ts';
import { shownCheckout, shownSubscription } from '../shown.ts';
import type { Failures } from './failures.ts';

interface Api {
  records: Records;
  life: Life;
  secretKey: string;
  failures: Failures;
  portalAddress(sessionId: string): string;
}

type WithId = FastifyRequest<{ Params: { id: string } }>;

const missing = (reply: FastifyReply, what: string, id: string) =>
  reply.code(404).send({
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
    },
  });

const list = (data: object[], url: string, limit = 100) => ({
  object: 'list',
  url,
  data: data.slice(0, limit),
  has_more: data.length > limit,
});

function lock(app: FastifyInstance, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === `Bearer ${secretKey}`) return;
    await reply.code(401).send({
      error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' },
    });
  });
}

function registerSubscriptions(app: FastifyInstance, { records, life }: Api): void {
  app.get('/v1/subscriptions/:id', ({ params: { id } }: WithId, reply) => {
    const found = records.subscriptions.get(id);
    return found ? shownSubscription(found) : missing(reply, 'subscription', id);
  });
  app.delete('/v1/subscriptions/:id', async ({ params: { id } }: WithId, reply) => {
    const found = records.subscriptions.get(id);
    if (!found) return missing(reply, 'subscription', id);
    await life.end(found);
    return shownSubscription(found);
  });
}

function registerSessions(app: FastifyInstance, { records, portalAddress }: Api): void {
  app.get(
    '/v1/checkout/sessions',
    ({ query }: FastifyRequest<{ Querystring: { subscription?: string } }>) => {
      const found = [...records.checkouts.values()].filter(
        (one) => query.subscription === undefined || one.subscription?.id === query.subscription,
      );
      return list(found.map(shownCheckout), '/v1/checkout/sessions');
    },
  );
  app.post(
    '/v1/billing_portal/sessions',
    ({ body }: FastifyRequest<{ Body: { customer: string; return_url: string } }>, reply) => {
      const customer = records.customers.get(body.customer);
      if (!customer) return missing(reply, 'customer', body.customer);
      const id = records.newId('bps');
      records.portals.set(id, { id, customer, returnUrl: body.return_url });
      return {
        id,
        object: 'billing_portal.session',
        customer: customer.id,
        return_url: body.return_url,
        url: portalAddress(id),
        livemode: false,
      };
    },
  );
}

/** Newest first, as Stripe lists them. */
function registerEvents(app: FastifyInstance, { records }: Api): void {
  interface Asked {
    limit?: string;
    starting_after?: string;
    'created[gte]'?: string;
  }
  app.get('/v1/events', ({ query, url }: FastifyRequest<{ Querystring: Asked }>) => {
    const asked = [...new URL(url, 'http://localhost').searchParams];
    const types = new Set(
      asked.flatMap(([name, value]) => (name.startsWith('types[') ? [value] : [])),
    );
    const since = Number(query['created[gte]'] ?? 0);
    const all = records.events
      .filter(({ type, created }) => created >= since && types.has(type))
      .toReversed();
    const from = all.findIndex(({ id }) => id === query.starting_after) + 1;
    return list(all.slice(from), '/v1/events', Number(query.limit ?? 10));
  });
}

export function registerApi(app: FastifyInstance, api: Api): void {
  lock(app, api.secretKey);
  app.addHook('onRequest', api.failures.strike);
  registerSubscriptions(app, api);
  registerSessions(app, api);
  registerEvents(app, api);
}
