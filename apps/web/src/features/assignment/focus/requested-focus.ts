import {
  cutText,
  limits,
  type FeedbackRequest,
  type RubricCriterion,
} from '@second-draft/contract';
import { INTENTION, intentionFocus } from '../intention/intention-focus.ts';
import { ALL_CRITERIA, categoriesToOffer, type FocusSources } from './category-options.ts';

export type RequestedFocus = Pick<
  FeedbackRequest,
  'rubric' | 'criteria' | 'category' | 'descriptors'
>;

const RUBRIC_ID = /^[0-9a-f]{24}$/i;
const CRITERION_ID = /^[a-z0-9]{16}$/i;

const asked = ({ title, description }: RubricCriterion) => ({
  title: cutText(title, limits.categoryTitleMax),
  description: cutText(description, limits.categoryPropertiesMax),
});

function byTitle(title: string, { categories }: FocusSources): RequestedFocus | null {
  const category = categoriesToOffer(categories).find((offered) => offered.title === title);
  if (!category) return null;
  const descriptors = category.properties.trim();
  return { category: title, ...(descriptors !== '' && { descriptors }) };
}

/**
 * Null when the value names nothing on offer.
 * @param value `INTENTION`, `ALL_CRITERIA`, the id of an uploaded rubric (24 hexadecimal digits) or
 * of a criterion (16 letters or digits), or a category's title, even one that looks like an id
 */
export function requestedFocus(value: string, sources: FocusSources): RequestedFocus | null {
  if (value === INTENTION && sources.intention) return intentionFocus(sources.intention);
  const rubric = RUBRIC_ID.test(value) && sources.rubrics.find(({ _id: id }) => id === value);
  if (rubric) return { rubric: { title: rubric.metadata.title, id: value } };
  const criterion = CRITERION_ID.test(value) && sources.criteria.find(({ id }) => id === value);
  if (criterion) return { criteria: [asked(criterion)] };
  if (value === ALL_CRITERIA && sources.criteria.length > 0) {
    return { criteria: sources.criteria.map(asked) };
  }
  return byTitle(value, sources);
}

/** False for what only this assignment has: its learning intention, its rubric's criteria. */
export function isForOtherAssignments(value: string, sources: FocusSources): boolean {
  const focus = requestedFocus(value, sources);
  return focus !== null && focus.criteria === undefined && value !== INTENTION;
}
