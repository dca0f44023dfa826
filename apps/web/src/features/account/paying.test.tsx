import { accountMessages, type ClientConfig, type Subscription } from '@second-draft/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleConfig, sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import AccountScreen from './account-screen.tsx';

const payments = {
  script: '/v3/pricing-table.js',
  publishableKey: 'pk_test_1',
  pricingTableId: 'prctbl_1',
};
const canPay: ClientConfig = { ...sampleConfig, payments };
const FUTURE = 4_000_000_000;

/** @param now the server's newer subscription, if any */
function show(
  subscription: Subscription,
  { config = canPay, now = subscription }: { config?: ClientConfig; now?: Subscription } = {},
) {
  profileItem.set(sampleProfile({ subscription }));
  const profile = sampleProfile({ subscription: now });
  const network = fakeNetwork({
    'GET /api/config': json(config),
    'GET /api/account': json({ profile, paymentReference: config.payments && 'teacher-1' }),
  });
  showScreen([{ path: '/account', element: <AccountScreen /> }], '/account');
  return network;
}

/** Plays the browser: jsdom loads no scripts. */
async function scriptArrives() {
  const script = await waitFor(() => {
    const found = document.querySelector(`script[src="${payments.script}"]`);
    if (!found) throw new Error('No script was asked for');
    return found;
  });
  script.dispatchEvent(new Event('load'));
}

const table = () => document.querySelector('stripe-pricing-table');
const portal = () => screen.queryByRole('button', { name: accountMessages.account.portal });

beforeEach(() => queryClient.clear());

test('a teacher on trial is offered the plans, which know whose payment it will be', async () => {
  show({ status: 'trial', type: 'single', expires: FUTURE });
  await scriptArrives();
  await waitFor(() => expect(table()).not.toBeNull());
  const attributes = [...(table()?.attributes ?? [])].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({
    'pricing-table-id': 'prctbl_1',
    'publishable-key': 'pk_test_1',
    'client-reference-id': 'teacher-1',
    'customer-email': 'aroha@kowhai.school.nz',
  });
  expect(portal()).toBeNull();
});

test.each([
  ['active', 'single', false, true],
  ['canceled', 'single', true, true],
  ['active', 'team', false, false],
  ['canceled', 'team', true, false],
] satisfies [Subscription['status'], Subscription['type'], boolean, boolean][])(
  'with a subscription that is %s (%s), the plans are there: %s, the portal: %s',
  async (status, type, hasPlans, hasPortal) => {
    const network = show({ status, type, expires: FUTURE });
    await waitFor(() => expect(network.times('GET /api/account')).toBe(1));
    await waitFor(() => expect(network.times('GET /api/config')).toBe(1));
    expect(screen.queryByRole('heading', { name: 'Subscribe' }) !== null).toBe(hasPlans);
    await waitFor(() => expect(portal() !== null).toBe(hasPortal));
    const toPortal = screen.queryByText(accountMessages.account.stillRuns);
    expect(toPortal !== null, 'the portal is named only where it is').toBe(hasPlans && hasPortal);
  },
);

test.each([
  ['her school’s licence', 'team', accountMessages.account.paysBesidesLicence],
  ['another one', 'single', accountMessages.account.paysTwice],
] satisfies [string, Subscription['type'], string][])(
  'who is charged besides %s is told, and led to where she can cancel',
  async (_, type, words) => {
    show({ status: 'active', type, expires: FUTURE, paysBesides: true });
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(portal()).not.toBeNull());
  },
);

test('what was paid meanwhile is shown without logging in again', async () => {
  const now = { status: 'active', type: 'single', expires: FUTURE } as const;
  show({ status: 'trial', type: 'single', expires: 1 }, { now });
  expect(await screen.findByText('Next billing date')).toBeTruthy();
  expect(screen.queryByText(accountMessages.account.expired)).toBeNull();
});

test('a portal that can’t be opened says so', async () => {
  const network = show({ status: 'active', type: 'single', expires: FUTURE });
  network.answers['POST /api/account/portal'] = refusal('payments_unavailable');
  await userEvent.click(
    await screen.findByRole('button', { name: accountMessages.account.portal }),
  );
  expect(await screen.findByText(accountMessages.account.portalFailed)).toBeTruthy();
});

test('the portal opens again for a teacher who comes back from it to the page as she left it', async () => {
  const network = show({ status: 'active', type: 'single', expires: FUTURE });
  network.answers['POST /api/account/portal'] = json({ url: '#portal' });
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: accountMessages.account.portal,
  });
  await userEvent.click(button);
  await waitFor(() => expect(window.location.hash).toBe('#portal'));
  expect(button.disabled).toBe(true);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('where the plans will be, it says that they are loading', async () => {
  const network = show({ status: 'trial', type: 'single', expires: FUTURE });
  expect(screen.getByRole('note', { name: 'Loading the plans' })).toBeTruthy();
  await waitFor(() => expect(network.times('GET /api/account')).toBe(1));
});

test('where nobody can pay, the teacher is asked to get in touch', async () => {
  show({ status: 'trial', type: 'single', expires: 1 }, { config: sampleConfig });
  expect(await screen.findByText(accountMessages.account.cannotPay, { exact: false })).toBeTruthy();
  expect(table()).toBeNull();
});
