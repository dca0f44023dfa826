import { people } from '../fixtures/school.ts';
import { signInThroughPopup } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { doTheMainJob } from '../journeys/main-job.ts';
import { studentNamesIn } from '../fixtures/names.ts';

test.use({ writer: 'model' });

test('a teacher does the main job with a model, which never sees a student’s name', async ({
  page,
  world,
}) => {
  await signInThroughPopup(page, people.teacher);
  await doTheMainJob(page);
  const sent = JSON.stringify(world.model.requests());
  expect(sent).toContain('flying fox');
  expect(studentNamesIn(sent)).toEqual([]);
});
