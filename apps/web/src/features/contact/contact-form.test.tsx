import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { clearSession } from '../../lib/state/session-item.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ContactForm } from './contact-form.tsx';

const challenge = { parameters: { expiresAt: Math.floor(Date.now() / 1000) + 600 } };

/** Solves at once. */
class Solver extends EventTarget {
  postMessage() {
    this.dispatchEvent(new MessageEvent('message', { data: { counter: 1 } }));
  }
  terminate() {}
}

test('a message that lacks something leads keys and screen readers to the first field that does', async () => {
  vi.stubGlobal('Worker', Solver);
  fakeNetwork({ 'GET /api/captcha': json(challenge) });
  showScreen([{ path: '/', element: <ContactForm /> }], '/');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'kaiako@kura.example');
  await screen.findByText('Checked: you are a person.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const school = screen.getByRole('textbox', { name: /School/ });
  expect(document.activeElement).toBe(school);
  expect(school.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter your school.')).toBeTruthy();
});

const box = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** Types a message and looks something up on another page. */
async function writeAndLeave() {
  fakeNetwork({ 'GET /api/captcha': json(challenge), 'POST /api/contact': json('sent') });
  vi.stubGlobal('Worker', Solver);
  const routes = [
    { path: '/', element: <ContactForm /> },
    { path: '/privacy', element: 'Privacy' },
  ];
  const { router } = showScreen(routes, '/');
  await userEvent.type(box(/^Email/), 'kaiako@kura.example');
  await userEvent.type(box(/School/), 'Te Kura');
  await userEvent.type(box(/Message/), 'Kia ora');
  const look = () => act(() => router.navigate('/privacy'));
  const back = () => act(() => router.navigate('/'));
  return { look, back };
}

test('a message is still there for who looks something up before sending it, and then no more', async () => {
  const { look, back } = await writeAndLeave();
  await look();
  await back();
  expect([/^Email/, /School/, /Message/].map((name) => box(name).value)).toEqual([
    'kaiako@kura.example',
    'Te Kura',
    'Kia ora',
  ]);
  await userEvent.click(box(/Message/));
  await screen.findByText('Checked: you are a person.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thank you for writing');
  await look();
  await back();
  expect(box(/Message/).value).toBe('');
});

test('what a teacher has written is gone once she has logged out', async () => {
  profileItem.set(sampleProfile());
  const { look, back } = await writeAndLeave();
  await look();
  act(clearSession);
  await back();
  expect(box(/Message/).value).toBe('');
});
