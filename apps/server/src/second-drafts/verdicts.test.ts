import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { givenFeedbacks } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, files, teacher } from '../google/testing/school.ts';
import { askSecondDraft, documentId, firstDraft, place, shown } from './testing/asking.ts';
import { givenBy, spellingStep } from './testing/rows.ts';

const reworded = 'Next, say why the water was so cold.';

const mended = firstDraft.replace('wensday', 'Wednesday');
const path = `/api/second-drafts/${place.courseId}/${place.assignmentId}`;

describeOnBothDatabases('the teacher’s own verdict', (database) => {
  const { api, browser } = apiForTeacher(database);
  beforeEach(async () => {
    await database().insert(givenFeedbacks).values(givenBy(teacher.id));
  });

  const say = async (verdict: string | null, who = browser(), step = 0, feedbackId = 'first') => {
    const body = { feedbackId, step, verdict };
    return (await who.call('PUT', `${path}/verdicts`, { body })).status;
  };
  const stepOf = async (text: string) =>
    (await askSecondDraft(browser(), shown(text))).earlier[0]?.steps[0];

  it('counts, whatever the product says, and stays when the text changes again', async () => {
    expect(await say('partly')).toBe(204);
    const told = { verdict: 'partly', judge: 'teacher', overruled: { verdict: 'done' } };
    expect(await stepOf(mended)).toMatchObject(told);
    expect(await stepOf(`${mended} The end.`)).toMatchObject(told);
    expect(await say('done')).toBe(204);
    expect(await stepOf('')).toMatchObject({
      verdict: 'done',
      judge: 'teacher',
      overruled: { verdict: 'cantTell', judge: 'comparison' },
    });
  });

  it('is given back to the product', async () => {
    await say('notYet');
    expect(await say(null)).toBe(204);
    expect(await stepOf(mended)).toMatchObject({
      verdict: 'done',
      judge: 'rules',
      overruled: null,
    });
  });

  it('is of a step that is there, and hers', async () => {
    expect(await say('done', browser(), 1)).toBe(404);
    expect(await say('done', browser(), 0, 'another')).toBe(404);
    expect(await say('notYet', await api().signedIn(colleague))).toBe(404);
    expect(await stepOf(mended)).toMatchObject({ verdict: 'done', judge: 'rules' });
  });
});

describeOnBothDatabases('what a student was given', (database) => {
  const { api, browser } = apiForTeacher(database);
  const given = {
    ...place,
    feedbackId: null,
    studentName: 'Bella Singh',
    text: firstDraft,
    typedByTeacher: false,
  };
  beforeAll(() => {
    api().google.grantFiles(teacher.email, [files.recount.id]);
  });

  const earlier = async () => (await askSecondDraft(browser(), shown(firstDraft))).earlier;

  it('is known once it is posted, in the words that are on the document', async () => {
    const docId = documentId;
    const posted = await browser().call('POST', '/api/comment', {
      body: { docId, commentText: 'Next, say why it was cold.', given },
    });
    expect(posted.status).toBe(200);
    const { id: commentId } = posted.json();
    expect(await earlier()).toMatchObject([
      { feedback: 'Next, say why it was cold.', text: firstDraft, copiedAt: null },
    ]);
    await browser().call('PUT', '/api/comment', {
      body: { docId, commentId, commentText: reworded, given },
    });
    const [after, ...others] = await earlier();
    expect([after?.feedback, others]).toEqual([reworded, []]);
    expect(after?.postedAt).not.toBeNull();
    expect(after?.steps.map(({ comment }) => comment)).toEqual([reworded]);
  });

  it('is known once it is copied', async () => {
    const { courseId: _course, assignmentId: _assignment, ...about } = given;
    const { status } = await browser().call('PUT', `${path}/copied`, {
      body: { ...about, documentId, feedback: spellingStep },
    });
    expect(status).toBe(204);
    expect(await earlier()).toMatchObject([{ feedback: spellingStep, postedAt: null }]);
  });
});
