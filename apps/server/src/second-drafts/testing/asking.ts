import { operations, type SecondDraft } from '@second-draft/contract';
import type { Browser } from '../../api/testing/open-api.ts';

export const place = { courseId: '501', assignmentId: '601' };

interface Shown {
  documentId: string;
  studentName: string;
  text: string;
  typedByTeacher: boolean;
}

/** @returns the lines as they came */
export async function askSecondDrafts(
  browser: Browser,
  texts: readonly Shown[],
  more: { alsoHandedIn?: readonly string[]; askModel?: boolean } = {},
): Promise<SecondDraft[]> {
  const path = `/api/second-drafts/${place.courseId}/${place.assignmentId}`;
  const { status, text } = await browser.call('POST', path, { body: { texts, ...more } });
  if (status !== 200) throw new Error(`Refused: ${text}`);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => operations.secondDrafts.answer.schema.parse(JSON.parse(line)));
}

/** Asks about one text; the last line counts. */
export async function askSecondDraft(
  browser: Browser,
  text: Shown,
  more: Parameters<typeof askSecondDrafts>[2] = {},
): Promise<SecondDraft> {
  const last = (await askSecondDrafts(browser, [text], more)).at(-1);
  if (!last) throw new Error('Nothing was told of the text.');
  return last;
}

export const documentId = 'recount-document-1';
export const studentName = 'Bella Singh';

export const firstDraft =
  'On wensday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up. We ate our lunch on the grass and Tāne lost his shoe.';

/** Of another child, about something else. */
export const elses =
  'My cat Biscuit sleeps in the letterbox. The postie leaves fish crackers for him every morning, and Mum says that he will soon be too round to fit through the flap.';

export const shown = (text: string, changes: Partial<Shown> = {}): Shown => ({
  documentId,
  studentName,
  text,
  typedByTeacher: false,
  ...changes,
});
