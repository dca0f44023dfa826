import { people, roomTwelve } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'printing', colorScheme: 'dark' });

test('what is printed is dark on light, whichever colours are on the screen', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}/next-steps`);
  const heading = page.getByRole('heading', { level: 1 });
  const colour = () =>
    heading.evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).color);
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(heading).not.toHaveCSS('color', light);
  const dark = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(heading).toHaveCSS('color', light);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('color', dark);
  await page.emulateMedia({ media: 'screen' });
  await expect(heading).toHaveCSS('color', light);
});
