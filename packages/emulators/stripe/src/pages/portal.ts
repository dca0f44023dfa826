import { html, type Html } from '@second-draft/emulator-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Life } from '../life.ts';
import { priceOf } from '../plans.ts';
import type { PortalSession, Records, Subscription } from '../records.ts';
import { sendNotFound, sendPage } from './layout.ts';

interface Portal {
  records: Records;
  life: Life;
  homeUrl(): string;
}

const dateFormat = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long' });

const actions = {
  cancel: { label: 'Cancel subscription', act: (life: Life) => life.cancelAtPeriodEnd },
  resume: { label: 'Don’t cancel subscription', act: (life: Life) => life.resume },
  'end-period': { label: 'End the period now', act: (life: Life) => life.endPeriod },
  'fail-payment': { label: 'Let the next payment fail', act: (life: Life) => life.failPayment },
  'give-up': { label: 'Give up on the payment', act: (life: Life) => life.end },
} as const;

type Action = keyof typeof actions;

const isAction = (name: string): name is Action => Object.hasOwn(actions, name);

/** Once cancelled, nothing more is paid, so no payment can fail. */
function whatCanHappen({ status, cancelsAtPeriodEnd }: Subscription): Action[] {
  if (status === 'past_due') return ['give-up'];
  if (status === 'unpaid') return [];
  return cancelsAtPeriodEnd ? ['end-period'] : ['end-period', 'fail-payment'];
}

function stateOf({ status, cancelsAtPeriodEnd, periodEnd, endedAt }: Subscription): string {
  const end = dateFormat.format(periodEnd);
  if (endedAt) return `Ended on ${dateFormat.format(endedAt)}`;
  if (status === 'past_due') return 'The last payment failed; it is tried again for some days';
  if (status === 'unpaid') return 'The last payment failed, and is not tried again';
  return cancelsAtPeriodEnd ? `Canceled: ends on ${end}` : `Active: renews on ${end}`;
}

const button = (session: PortalSession, { id }: Subscription, action: Action): Html =>
  html`<form method="post" action="/stripe/portal/${session.id}/${id}/${action}">
    <button class="button">${actions[action].label}</button>
  </form>`;

function shown(session: PortalSession, one: Subscription): Html {
  const row = (names: readonly Action[]) => names.map((name) => button(session, one, name));
  const isOpen = one.status !== 'canceled';
  return html`<section class="subscription" aria-label="${one.plan.name}">
    <h2>${one.plan.name}, ${priceOf(one.plan)}</h2>
    <p>${stateOf(one)}</p>
    ${
      isOpen &&
      html`<div class="buttons">${row([one.cancelsAtPeriodEnd ? 'resume' : 'cancel'])}</div>
        <h3>Let time pass</h3>
        <div class="buttons">${row(whatCanHappen(one))}</div>`
    }
  </section>`;
}

/** Each checkout makes a customer of its own, and the portal shows one: whatever the address. */
const isOf = ({ customer }: PortalSession, one: Subscription): boolean =>
  one.customer.id === customer.id;

const sendPortal = (reply: FastifyReply, session: PortalSession, records: Records) => {
  const own = [...records.subscriptions.values()].filter((one) => isOf(session, one));
  const body = html`<h1>Your subscription</h1>
    <p class="quiet">${session.customer.email}</p>
    ${own.map((one) => shown(session, one))}
    <p><a href="${session.returnUrl}">Return to your account</a></p>`;
  return sendPage(reply, { title: 'Customer portal', shape: 'card', body });
};

type LogIn = FastifyRequest<{ Body: { email?: string } | null | undefined }>;

export function registerPortal(app: FastifyInstance, { records, life, homeUrl }: Portal): void {
  type Visit = FastifyRequest<{ Params: { id: string; subscription: string; action: string } }>;

  app.get('/stripe/portal/:id', ({ params }: Visit, reply) => {
    const session = records.portals.get(params.id);
    return session ? sendPortal(reply, session, records) : sendNotFound(reply);
  });

  app.post('/stripe/portal/:id/:subscription/:action', async ({ params }: Visit, reply) => {
    const session = records.portals.get(params.id);
    const subscription = records.subscriptions.get(params.subscription);
    const { action } = params;
    if (!session || !subscription || !isAction(action)) return sendNotFound(reply);
    if (!isOf(session, subscription)) return sendNotFound(reply);
    await actions[action].act(life)(subscription);
    return reply.redirect(`/stripe/portal/${session.id}`, 303);
  });

  app.get('/stripe/login', (_request, reply) => {
    const body = html`<h1>Log in to the customer portal</h1>
      <form method="post" action="/stripe/login">
        <label>Email <input type="email" name="email" autocomplete="email" required /></label>
        <button class="button main">Continue</button>
      </form>`;
    return sendPage(reply, { title: 'Customer portal', shape: 'card', body });
  });

  app.post('/stripe/login', ({ body }: LogIn, reply) => {
    const customer = [...records.customers.values()].find(({ email }) => email === body?.email);
    if (!customer) return sendNotFound(reply);
    const id = records.newId('bps');
    records.portals.set(id, { id, customer, returnUrl: homeUrl() });
    return reply.redirect(`/stripe/portal/${id}`, 303);
  });
}
