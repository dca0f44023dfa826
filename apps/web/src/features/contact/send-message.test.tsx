import { type ErrorCode, contactMessages } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleConfig } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { sendMessage } from './send-message.ts';

const config = { ...sampleConfig, contactEmail: 'office@example.com' };
const body = {
  email: 'aroha@kowhai.school.nz',
  school: 'Kōwhai School',
  message: 'Kia ora',
  captchaToken: 'solved',
};

test.each([
  ['captcha_invalid', contactMessages.captchaExpired],
  ['too_many_requests', contactMessages.tooOften],
  ['internal', contactMessages.failed(config.contactEmail)],
] satisfies [ErrorCode, string][])(
  'a message refused with %s says what to do',
  async (code, words) => {
    fakeNetwork({ 'GET /api/config': json(config), 'POST /api/contact': refusal(code) });
    showScreen([{ path: '/', element: null }], '/');
    expect(await sendMessage(body)).toBe(false);
    await screen.findByText(words);
  },
);
