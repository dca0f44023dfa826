import { cutText, limits, type Asked } from '@second-draft/contract';
import { categoryOptions, type FocusSources } from '../focus/category-options.ts';
import type { Work } from '../work/work.ts';
import type { Reader } from './feedback-request.ts';

/** What is set for this work now, in the words in which it was chosen. */
export function askedFor(
  { category, length }: Work,
  { readingLevel }: Reader,
  sources: FocusSources,
): Asked {
  const options = categoryOptions(sources).flatMap(({ items }) => items);
  const label = options.find(({ value }) => value === category)?.label ?? '';
  return { category: cutText(label, limits.categoryTitleMax), length, readingLevel };
}
