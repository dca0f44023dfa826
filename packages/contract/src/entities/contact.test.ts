import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { letters, takes } from '../testing/takes.ts';
import { contactMessage } from './contact.ts';

const message = {
  email: 'hana@school.nz',
  school: 'Kauri Park',
  message: 'Kia ora',
  captchaToken: 'x',
};

test.each<[keyof typeof message, string, string]>([
  ['email', message.email, 'hana@'],
  ['school', letters(200), letters(201)],
  ['school', 'a', '  '],
  ['school', ' Kauri Park\r\n', 'Kauri Park\r\nBcc: all@school.nz'],
  ['message', letters(limits.contactMessageMax), letters(limits.contactMessageMax + 1)],
  ['message', 'a', ' '],
  ['captchaToken', letters(10_000), letters(10_001)],
  ['captchaToken', 'a', ''],
])('a message is held to the bounds of its %s', (field, right, wrong) => {
  expect(takes(contactMessage, { ...message, [field]: right })).toBe(true);
  expect(takes(contactMessage, { ...message, [field]: wrong })).toBe(false);
});
