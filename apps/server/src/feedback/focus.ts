import {
  cutText,
  feedbackTypes,
  praise,
  type Category,
  type FeedbackRequest,
} from '@second-draft/contract';
import type { WritingRequest } from '@second-draft/feedback';
import { Problem } from '../problems/index.ts';

type Focus = WritingRequest['focus'];

/** Reads the text of a rubric that this teacher uploaded; null where there is none. */
export type RubricText = (accountId: string, rubricId: string) => Promise<string | null>;

/** More than a rubric on two pages holds; what follows would crowd out the student's text. */
const RUBRIC_CHARACTERS = 12_000;

function descriptorsOf(title: string, own: readonly Category[]): string {
  const known = [...own, praise, ...feedbackTypes].find((category) => category.title === title);
  return known?.properties ?? '';
}

/**
 * What the feedback is to be about.
 * @throws Problem('not_found') for a rubric that is not there
 */
export async function focusOf(
  request: FeedbackRequest,
  account: { id: string; categories: readonly Category[] },
  rubricText: RubricText,
): Promise<Focus> {
  if (request.rubric !== undefined) {
    const text = await rubricText(account.id, request.rubric.id);
    if (text === null) throw new Problem('not_found');
    return [{ title: request.rubric.title, descriptors: cutText(text, RUBRIC_CHARACTERS) }];
  }
  if (request.criteria !== undefined) {
    return request.criteria.map(({ title, description }) => ({ title, descriptors: description }));
  }
  const title = request.category ?? '';
  return [{ title, descriptors: request.descriptors ?? descriptorsOf(title, account.categories) }];
}

/** The name under which a feedback is kept. */
export function categoryOf({ rubric, criteria, category }: FeedbackRequest): string {
  if (rubric !== undefined) return rubric.title;
  if (criteria !== undefined) return criteria.map(({ title }) => title).join(', ');
  return category ?? '';
}
