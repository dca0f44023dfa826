import { people } from '../fixtures/school.ts';
import { signInThroughPopup } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';
import { doTheMainJob } from '../journeys/main-job.ts';

test('a teacher does the main job with the built-in writer', async ({ page }) => {
  await signInThroughPopup(page, people.teacher);
  await doTheMainJob(page);
});
