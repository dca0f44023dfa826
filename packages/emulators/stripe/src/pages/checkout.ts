import { html } from '@second-draft/emulator-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Life } from '../life.ts';
import { plans, priceOf } from '../plans.ts';
import type { CheckoutSession, Records } from '../records.ts';
import { sendNotFound, sendPage } from './layout.ts';

interface Checkout {
  records: Records;
  life: Life;
  publishableKey: string;
  pricingTableId: string;
  successUrl(): string;
}

interface Start {
  key: string;
  table: string;
  price: string;
  client_reference_id?: string;
  customer_email?: string;
}

type Visit = FastifyRequest<{
  Params: { id: string };
  Body: { email?: string } | null | undefined;
}>;

const payPage = ({ id, plan, email }: CheckoutSession) => html`
  <h1>Subscribe to ${plan.name}</h1>
  <p class="price">${priceOf(plan)}</p>
  <form method="post" action="/stripe/checkout/${id}">
    <label>
      Email
      <input type="email" name="email" value="${email}" autocomplete="email" required />
    </label>
    <label>
      Card
      <input value="4242 4242 4242 4242 (pretend)" readonly />
    </label>
    <button class="button main">Subscribe</button>
  </form>
  <p><a href="/account">Go back without subscribing</a></p>
`;

export function registerCheckout(app: FastifyInstance, checkout: Checkout): void {
  const { records, life, publishableKey, pricingTableId, successUrl } = checkout;

  app.get('/stripe/start', ({ query }: FastifyRequest<{ Querystring: Start }>, reply) => {
    const plan = plans.find(({ id }) => id === query.price);
    const isOurs = query.key === publishableKey && query.table === pricingTableId;
    if (!plan || !isOurs) return sendNotFound(reply);
    const id = records.newId('cs');
    const reference = query.client_reference_id ?? null;
    const email = query.customer_email ?? '';
    records.checkouts.set(id, { id, plan, reference, email, subscription: null });
    return reply.redirect(`/stripe/checkout/${id}`, 303);
  });

  app.get('/stripe/checkout/:id', ({ params }: Visit, reply) => {
    const found = records.checkouts.get(params.id);
    if (!found) return sendNotFound(reply);
    const page = { title: 'Checkout', shape: 'card', body: payPage(found) } as const;
    return sendPage(reply, page, { leadsTo: [successUrl()] });
  });

  app.post('/stripe/checkout/:id', async ({ params, body }: Visit, reply) => {
    const found = records.checkouts.get(params.id);
    if (!found) return sendNotFound(reply);
    found.email = body?.email ?? found.email;
    // Like Stripe, redirects once the shop has received the events.
    await life.begin(found);
    return reply.redirect(successUrl(), 303);
  });
}
