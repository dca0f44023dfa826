import { DAY_MS } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { completions, drafts, givenFeedbacks } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';
import { completionOf, draftOf } from '../privacy/testing/rows.ts';
import { NEWEST_ROUNDS } from './store/round.ts';
import { askSecondDraft, documentId, elses, firstDraft, place, shown } from './testing/asking.ts';
import { givenBy, hoursAgo, spellingPoint, spellingStep } from './testing/rows.ts';

const mended = firstDraft.replace('wensday', 'Wednesday');
const another = 'recount-document-9';

describeOnBothDatabases('what became of a text since its feedback', (database) => {
  const { api, browser } = apiForTeacher(database);

  const give = (given: Parameters<typeof givenBy>[1] = {}) =>
    database().insert(givenFeedbacks).values(givenBy(teacher.id, given));
  const ask = (text: string, changes = {}, alsoHandedIn: readonly string[] = []) =>
    askSecondDraft(browser(), shown(text, changes), { alsoHandedIn });
  const verdictsOf = ({ earlier }: Awaited<ReturnType<typeof ask>>) =>
    earlier.map(({ steps }) => steps.map(({ verdict }) => verdict));

  const draftNaming = (feedbackId: string) => {
    const row = draftOf(documentId, teacher.id, new Date());
    return { ...row, ...place, content: { ...row.content, feedbackId } };
  };

  it('is shown for each text: that it changed, and the step that was done with the words that prove it', async () => {
    await give();
    const told = await ask(mended);
    expect(told).toMatchObject({ documentId, state: 'changed', judging: false });
    expect(told.comparison?.changes).toHaveLength(1);
    const [step] = told.earlier[0]?.steps ?? [];
    expect(step).toMatchObject({ comment: spellingStep, verdict: 'done', judge: 'rules' });
    for (const { start, end, text } of step?.proof ?? [])
      expect(mended.slice(start, end)).toBe(text);
    expect(step?.proof.map(({ text }) => text).join()).toContain('Wednesday');
  });

  it.each([
    ['as it was', firstDraft],
    ['with other line ends and spaces at the end', `${firstDraft}\r\n`],
    ['with macrons that are composed otherwise', firstDraft.normalize('NFD')],
  ])('is nothing: %s', async (_, text) => {
    await give();
    const told = await ask(text);
    expect([told.state, verdictsOf(told)]).toEqual(['unchanged', [['notYet']]]);
  });

  it.each([
    ['emptied', ''],
    ['emptied', ' \n\n '],
    ['replaced', elses],
  ])('is that it was %s, and nothing is said of the steps: “%s”', async (state, text) => {
    await give();
    const told = await ask(text);
    expect([told.state, verdictsOf(told)]).toEqual([state, [['cantTell']]]);
    expect(told.earlier[0]?.text).toBe(firstDraft);
  });

  it('is nobody’s doing where the teacher typed one of the two texts', async () => {
    await give();
    const now = await ask(mended, { typedByTeacher: true });
    expect([now.state, verdictsOf(now)]).toEqual(['typedByTeacher', [['cantTell']]]);
    await database().delete(givenFeedbacks);
    await give({ typedByTeacher: true });
    const then = await ask(mended);
    expect([then.state, verdictsOf(then)]).toEqual(['typedByTeacher', [['cantTell']]]);
    expect((await ask(firstDraft, { typedByTeacher: true })).state).toBe('unchanged');
  });

  describe('when the student has handed in another document', () => {
    it('is shown with the feedback on the one before', async () => {
      await give();
      const told = await ask(mended, { documentId: another });
      expect(told).toMatchObject({ documentId: another, state: 'otherDocument' });
      expect(verdictsOf(told)).toEqual([['done']]);
    });

    it('is shown with the newest feedbacks only, however many documents there were', async () => {
      for (const nth of Array.from({ length: NEWEST_ROUNDS + 3 }).keys())
        await give({
          id: `feedback-${nth}`,
          documentId: `recount-document-${nth + 20}`,
          postedAt: hoursAgo(24 - nth),
        });
      const { earlier } = await ask(mended, { documentId: another });
      expect(earlier.map(({ feedbackId }) => feedbackId)).toEqual(
        Array.from({ length: NEWEST_ROUNDS }, (_, nth) => `feedback-${nth + 3}`),
      );
    });

    it('is refused in words where the class is not the teacher’s', async () => {
      await give();
      const path = `/api/second-drafts/no-class-of-hers/${place.assignmentId}`;
      const texts = [shown(mended, { documentId: another })];
      const { status, text } = await browser().call('POST', path, { body: { texts } });
      expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'not_found' }]);
    });

    it('is not mixed up with a document that is handed in as well, nor with another student’s', async () => {
      await give();
      const both = await ask(mended, { documentId: another }, [documentId]);
      expect(both).toMatchObject({ state: 'noFeedback', earlier: [], comparison: null });
      const others = await ask(mended, { documentId: another, studentName: 'Caleb Mark' });
      expect(others.state).toBe('noFeedback');
    });

    it('continues with the new one once feedback has been given on it', async () => {
      await give();
      await give({ id: 'second', documentId: another, studentText: mended });
      const told = await ask(mended, { documentId: another });
      expect([told.state, told.earlier.map(({ feedbackId }) => feedbackId)]).toEqual([
        'unchanged',
        ['second'],
      ]);
    });
  });

  describe('when feedback was given more than once', () => {
    const thrice = `${mended} In the bus I could still taste the river.`;
    it('is judged by the draft that came after each', async () => {
      await give();
      await give({
        id: 'second',
        studentText: mended,
        feedback: 'Next, say what you could taste.',
        points: [],
        postedAt: hoursAgo(2),
      });
      await give({ id: 'third', studentText: mended, postedAt: null, copiedAt: hoursAgo(1) });
      const told = await ask(mended);
      expect(told.earlier.map(({ feedbackId }) => feedbackId)).toEqual([
        'first',
        'second',
        'third',
      ]);
      expect([told.state, verdictsOf(told)]).toEqual([
        'unchanged',
        [['done'], ['notYet'], ['notYet']],
      ]);
      api().model.script({ kind: 'custom', content: () => '{"verdicts":[]}' });
      const later = await ask(thrice);
      expect([later.state, verdictsOf(later)[0]]).toEqual(['changed', ['done']]);
    });
  });

  describe('when feedback was written and not given', () => {
    const write = (id: string, hours: number) =>
      database()
        .insert(completions)
        .values({
          ...completionOf(id, teacher.id, hoursAgo(hours)),
          ...place,
          documentId,
          studentName: 'Bella Singh',
          studentText: firstDraft,
          feedback: spellingStep,
          points: [spellingPoint],
        });

    it('is nothing, since the student has not seen any', async () => {
      await write('older', 3);
      await write('newer', 2);
      await database().insert(drafts).values(draftNaming('newer'));
      const told = await ask(mended);
      expect(told).toMatchObject({ state: 'noFeedback', earlier: [], comparison: null });
    });

    it('is shown for what was given on the document before', async () => {
      await give({ documentId: another });
      await write('newer', 2);
      const told = await ask(mended);
      expect([told.state, told.earlier.map(({ feedbackId }) => feedbackId)]).toEqual([
        'otherDocument',
        ['first'],
      ]);
    });

    it('is shown for what was given, which the student knows', async () => {
      await give();
      await write('newer', 2);
      expect((await ask(mended)).earlier).toMatchObject([{ feedbackId: 'first' }]);
    });
  });

  describe('when the feedback is no longer kept', () => {
    const oldDraft = () => database().insert(drafts).values(draftNaming('first'));

    it('says so', async () => {
      await oldDraft();
      expect(await ask(mended)).toMatchObject({ state: 'expired', earlier: [], comparison: null });
    });

    it('says so from the day on which its time is over', async () => {
      await oldDraft();
      const over = new Date(Date.now() - 91 * DAY_MS);
      await give({ writtenAt: over, postedAt: over });
      expect((await ask(mended)).state).toBe('expired');
    });
  });

  it('is shown only to the teacher who gave the feedback', async () => {
    await give();
    const other = await api().signedIn(colleague);
    expect(await askSecondDraft(other, shown(mended))).toMatchObject({
      state: 'noFeedback',
      earlier: [],
    });
  });
});
