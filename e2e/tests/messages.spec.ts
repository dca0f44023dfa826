import { sendButton, write } from '../fixtures/pages/contact-form.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'messages', settings: { ADMIN_EMAILS: people.teacher } });

test('on a phone an administrator reads the whole of a long address', async ({
  page,
  signedIn,
}) => {
  const email = `${'margaretwilliams'.repeat(4)}@kura.school.example`;
  await page.goto('/contact');
  await write(page, 'Could we have a licence for six teachers?');
  await page.getByLabel('Email').fill(email);
  await sendButton(page).click();
  await expect(page.getByText('Message sent')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(people.teacher);
  await page.goto('/admin/messages');
  const message = page.getByRole('article');
  await expect(message.getByRole('link', { name: email })).toBeVisible();
  const beyond = await message.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(beyond).toBe(0);
});
