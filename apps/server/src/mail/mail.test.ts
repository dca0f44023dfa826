import { expect, test } from 'vitest';
import { loggable } from '../problems/index.ts';
import { createMail } from './mail.ts';
import { openMailServer } from './testing/mail-server.ts';

const letter = {
  subject: 'A message',
  text: 'Kia ora\n.\nNgā mihi',
  replyTo: 'aroha@kura.example',
};

test('a letter goes to our own address, and answers to it go to the writer', async () => {
  await using server = await openMailServer();
  await createMail(server.url, 'hello@product.example').send(letter);
  const [received] = server.received;
  expect(received?.from).toContain('<hello@product.example>');
  expect(received?.to).toEqual(['<hello@product.example>']);
  expect(received?.raw).toContain('\nReply-To: aroha@kura.example\n');
  expect(received?.raw).toContain('\nSubject: A message\n');
});

test('an address that carries a header of its own adds none', async () => {
  await using server = await openMailServer();
  const replyTo = 'aroha@kura.example>\r\nBcc: victim@kura.example\r\nX-Evil: yes';
  await createMail(server.url, 'hello@product.example').send({ ...letter, replyTo });
  const [received] = server.received;
  expect(received?.to).toEqual(['<hello@product.example>']);
  expect(received?.raw).not.toMatch(/^(Bcc|X-Evil):/im);
});

test('a mail server that refuses, is not there, or never says a word is a failure', async () => {
  const server = await openMailServer('refuses');
  await expect(createMail(server.url, 'hello@product.example').send(letter)).rejects.toThrow();
  expect(server.received).toEqual([]);
  await server[Symbol.asyncDispose]();
  await expect(createMail(server.url, 'hello@product.example').send(letter)).rejects.toThrow();

  await using silent = await openMailServer('silent');
  const patience = { hurriedMs: 20, patientMs: 40 };
  const mail = createMail(silent.url, 'hello@product.example', patience);
  await expect(mail.send(letter)).rejects.toThrow();
  await expect(mail.sendPatiently(letter)).rejects.toThrow();
});

test('a mail server that is far away gets nothing unencrypted', async () => {
  await using server = await openMailServer();
  // Leads here, too, and is no address of a private network.
  const far = server.url.replace('127.0.0.1', '0.0.0.0');
  await expect(createMail(far, 'hello@product.example').send(letter)).rejects.toThrow();
  expect(server.received).toEqual([]);
});

test.each([
  ['smtp://127.0.0.1:9', /^ECONNREFUSED$/],
  ['smtp://mail.invalid', /^EAI_/],
])('a mail server that is not there is logged with the system’s code, %s', async (url, code) => {
  const failure = await createMail(url, 'hello@product.example').send(letter).catch(loggable);
  expect(failure).toMatchObject({ code: expect.stringMatching(code) });
});
