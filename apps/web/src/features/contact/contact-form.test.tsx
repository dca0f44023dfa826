import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
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
