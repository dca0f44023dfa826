import { afterEach, beforeEach } from 'vitest';
import type { apiOnPglite } from '../../api/testing/api-on-pglite.ts';
import type { Browser } from '../../api/testing/open-api.ts';
import { teacher } from '../../google/testing/school.ts';
import { documentId, firstDraft, place, shown } from './asking.ts';

interface CopiedFeedback {
  browser: Browser;
  texts: { before: string; after: string };
}

/**
 * Before each test, signs the teacher in and has her copy a feedback on another first draft, since
 * verdicts are kept; after it, the model behaves again.
 * @param added what the new draft says after ‘my toes went numb’
 * @returns what is there while a test runs
 */
export function withCopiedFeedback(
  api: ReturnType<typeof apiOnPglite>,
  feedback: string,
  added: string,
): () => CopiedFeedback {
  let drafts = 0;
  let copied: CopiedFeedback | undefined;
  beforeEach(async () => {
    drafts += 1;
    const after = firstDraft.replace('numb.', `numb. ${added}`);
    const texts = { before: `${firstDraft} ${drafts}`, after: `${after} ${drafts}` };
    copied = { browser: await api().signedIn(teacher), texts };
    const { text, studentName, typedByTeacher } = shown(texts.before);
    const path = `/api/second-drafts/${place.courseId}/${place.assignmentId}/copied`;
    await copied.browser.call('PUT', path, {
      body: { documentId, feedback, feedbackId: null, studentName, text, typedByTeacher },
    });
  });
  afterEach(() => api().model.reset());
  return () => {
    if (copied === undefined) throw new Error('No test is running.');
    return copied;
  };
}
