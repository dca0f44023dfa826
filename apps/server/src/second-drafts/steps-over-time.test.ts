import { operations, DAY_MS } from '@second-draft/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { completions, givenFeedbacks } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, files, first, second, teacher, third } from '../google/testing/school.ts';
import { completionOf } from '../privacy/testing/rows.ts';
import { askSecondDraft, firstDraft, place, shown } from './testing/asking.ts';
import { givenBy, spellingPoint, spellingStep } from './testing/rows.ts';

const mended = firstDraft.replace('wensday', 'Wednesday');
const ownStep = 'Next, tell us more about the kōura.';
const point = { ...spellingPoint, skill: 'checkingSpelling' as const };
const documentId = files.recount.id;

describeOnBothDatabases('the next steps of a class over time', (database) => {
  const { api, browser } = apiForTeacher(database);

  const give = (given: Parameters<typeof givenBy>[1] = {}, accountId = teacher.id) =>
    database()
      .insert(givenFeedbacks)
      .values(givenBy(accountId, { documentId, points: [point], ...given }));
  const told = async () => {
    const { text } = await browser().call('GET', `/api/next-steps/${place.courseId}`);
    return operations.stepsOverTime.answer.schema.parse(JSON.parse(text));
  };
  const look = (text: string) => askSecondDraft(browser(), shown(text, { documentId }));

  it('are listed by student and skill, with whether they were acted on once her text is read again', async () => {
    await give({ feedback: `${spellingStep}\n\n${ownStep}` });
    expect(await told()).toMatchObject([
      {
        studentId: first.id,
        assignmentId: place.assignmentId,
        steps: [{ skill: 'checkingSpelling', verdict: null }],
      },
    ]);
    await look(mended);
    expect((await told())[0]?.steps).toEqual([
      { skill: 'checkingSpelling', verdict: 'done' },
      { skill: null, verdict: expect.any(String) },
    ]);
  });

  it('are written once for a text, however often it is read', async () => {
    // PostgreSQL's number of the transaction that wrote a row last.
    const lastWritten = () =>
      database()
        .select({ by: sql`xmin::text` })
        .from(givenFeedbacks);
    await give();
    await look(mended);
    const written = await lastWritten();
    await look(mended);
    expect(await lastWritten()).toEqual(written);
  });

  describe('before her text is read again', () => {
    const copy = (feedback: string, feedbackId: string | null) =>
      browser().call('PUT', `/api/second-drafts/${place.courseId}/${place.assignmentId}/copied`, {
        body: { ...shown(firstDraft, { documentId }), feedbackId, feedback },
      });

    it('are those that the teacher asks for in her own words', async () => {
      await copy(`I like your rock pool.\n\n${ownStep}`, null);
      expect((await told())[0]?.steps).toEqual([{ skill: null, verdict: null }]);
      await copy('I like your rock pool.', null);
      expect((await told())[0]?.steps).toEqual([]);
    });

    it('are without those that she has taken out of what was written for her', async () => {
      const written = completionOf('written', teacher.id, new Date());
      await database()
        .insert(completions)
        .values({ ...written, points: [point] });
      await copy(`${spellingStep}\n\n${ownStep}`, 'written');
      expect((await told())[0]?.steps).toEqual([
        { skill: 'checkingSpelling', verdict: null },
        { skill: null, verdict: null },
      ]);
      await copy(ownStep, 'written');
      expect((await told())[0]?.steps).toEqual([{ skill: null, verdict: null }]);
    });
  });

  it('are as the teacher says, and as the text says again when she takes it back', async () => {
    await give();
    await look(firstDraft);
    const say = (verdict: 'done' | null) =>
      browser().call('PUT', `/api/second-drafts/${place.courseId}/${place.assignmentId}/verdicts`, {
        body: { feedbackId: 'first', step: 0, verdict },
      });
    await say('done');
    expect((await told())[0]?.steps).toEqual([{ skill: 'checkingSpelling', verdict: 'done' }]);
    await say(null);
    expect((await told())[0]?.steps).toEqual([{ skill: 'checkingSpelling', verdict: 'notYet' }]);
  });

  it('of a document that is gone are found by a name that only one student has', async () => {
    await give({
      documentId: 'gone-document-1',
      studentName: `${second.givenName} ${second.familyName}`,
    });
    await give({ id: 'left', documentId: 'gone-document-2', studentName: 'Left Theclass' });
    expect((await told()).map(({ studentId }) => studentId)).toEqual([second.id]);
  });

  it('of a document that two have handed in are those of the one whom the feedback named', async () => {
    const submissions = [first, second, third].map(({ id: userId }, index) => ({
      id: `80${index}`,
      courseWorkId: place.assignmentId,
      userId,
      assignmentSubmission: { attachments: [{ driveFile: { id: documentId, title: 'Ours' } }] },
    }));
    const { google } = api();
    google.fault({
      path: `/v1/courses/${place.courseId}/courseWork/-/studentSubmissions`,
      body: JSON.stringify({ studentSubmissions: submissions }),
    });
    await give({ studentName: `${second.givenName} ${second.familyName}` });
    expect((await told()).map(({ studentId }) => studentId)).toEqual([second.id]);
    google.clearFaults();
  });

  it('are those of 90 days, of this class and of this teacher', async () => {
    await api().signedIn(colleague);
    await give({ id: 'old', writtenAt: new Date(Date.now() - 91 * DAY_MS) });
    await give({ id: 'elsewhere', courseId: '502' });
    await give({ id: 'theirs' }, colleague.id);
    expect(await told()).toEqual([]);
  });
});
