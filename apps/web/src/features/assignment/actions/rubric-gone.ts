import { rubricMessages, type FeedbackRequest } from '@second-draft/contract';
import { ApiError } from '../../../lib/api/index.ts';
import { queryClient } from '../../../lib/state/query-client.ts';
import { rubricsQuery } from '../../rubrics/index.ts';

const GONE = 404;

/**
 * Says so if feedback was refused because another tab has removed its rubric. The list is fetched
 * again, without which the rubric would stay on offer, and chosen.
 */
export async function withRubricGone(refusal: unknown, { rubric }: FeedbackRequest) {
  if (!rubric || !(refusal instanceof ApiError) || refusal.code !== 'not_found') return refusal;
  const rubrics = await queryClient.fetchQuery(rubricsQuery).catch(() => null);
  const isGone = rubrics?.every(({ _id: id }) => id !== rubric.id) ?? false;
  return isGone ? new ApiError(GONE, 'rubric_gone', rubricMessages.gone) : refusal;
}
