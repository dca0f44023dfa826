import {
  cutText,
  feedbackTypes,
  limits,
  praise,
  type Category,
  type FeedbackRequest,
} from '@second-draft/contract';
import type { WritingRequest } from '@second-draft/feedback';
import { Problem } from '../../problems/index.ts';

type Focus = WritingRequest['focus'];

/** Null if this teacher has no such rubric. */
export type RubricText = (accountId: string, rubricId: string) => Promise<string | null>;

function descriptorsOf(title: string, own: readonly Category[]): string {
  const known = [...own, praise, ...feedbackTypes].find((category) => category.title === title);
  return known?.properties ?? '';
}

/** @throws Problem('not_found') for a rubric that is not there */
export async function focusOf(
  request: FeedbackRequest,
  account: { id: string; categories: readonly Category[] },
  rubricText: RubricText,
): Promise<Focus> {
  if (request.rubric !== undefined) {
    const text = await rubricText(account.id, request.rubric.id);
    if (text === null) throw new Problem('not_found');
    return [
      { title: request.rubric.title, descriptors: cutText(text, limits.rubricCharactersRead) },
    ];
  }
  if (request.criteria !== undefined) {
    return request.criteria.map(({ title, description }) => ({ title, descriptors: description }));
  }
  const title = request.category ?? '';
  return [{ title, descriptors: request.descriptors ?? descriptorsOf(title, account.categories) }];
}

export function categoryOf({ rubric, criteria, category }: FeedbackRequest): string {
  if (rubric !== undefined) return rubric.title;
  if (criteria !== undefined) return criteria.map(({ title }) => title).join(', ');
  return category ?? '';
}
