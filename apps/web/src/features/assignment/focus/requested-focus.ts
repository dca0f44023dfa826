import {
  cutText,
  limits,
  type FeedbackRequest,
  type RubricCriterion,
} from '@second-draft/contract';
import { ALL_CRITERIA, categoriesToOffer, type FocusSources } from './category-options.ts';

/** The part of a feedback request that says what the feedback is about. */
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
 * What a category value asks for: 24 hexadecimal characters an uploaded rubric, 16 letters or
 * digits one criterion, 'all' all criteria, anything else a category by its title. A title that
 * happens to look like an id is still a title. Null when nothing of that value is on offer.
 */
export function requestedFocus(value: string, sources: FocusSources): RequestedFocus | null {
  const rubric = RUBRIC_ID.test(value) && sources.rubrics.find(({ _id: id }) => id === value);
  if (rubric) return { rubric: { title: rubric.metadata.title, id: value } };
  const criterion = CRITERION_ID.test(value) && sources.criteria.find(({ id }) => id === value);
  if (criterion) return { criteria: [asked(criterion)] };
  if (value === ALL_CRITERIA && sources.criteria.length > 0) {
    return { criteria: sources.criteria.map(asked) };
  }
  return byTitle(value, sources);
}
