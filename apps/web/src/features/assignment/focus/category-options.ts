import {
  nameOfCategory,
  praise,
  type Category,
  type RubricCriterion,
  type UploadedRubric,
} from '@second-draft/contract';
import type { KnownTask } from './known-task.ts';
import type { Intention } from '../intention/find-intention.ts';
import { INTENTION, intentionTitle } from '../intention/intention-focus.ts';

export interface FocusSources {
  categories: readonly Category[];
  rubrics: readonly UploadedRubric[];
  criteria: readonly RubricCriterion[];
  /** Given to the writer along with the feedback's subject. */
  task?: KnownTask;
  /** Found in the assignment's instructions or template. */
  intention?: Intention | null;
}

export interface CategoryOption {
  value: string;
  label: string;
}

export interface OptionGroup {
  group: string;
  items: CategoryOption[];
}

export const ALL_CRITERIA = 'all';

const titled = ({ title }: { title: string }): CategoryOption => ({ value: title, label: title });

/** Of those with one name, the first. */
export function categoriesToOffer(categories: readonly Category[]): Category[] {
  const taken = new Set(['']);
  return [praise, ...categories].filter(({ active, title }) => {
    const name = nameOfCategory(title);
    return active && !taken.has(name) && taken.add(name);
  });
}

export function categoryOptions({
  categories,
  rubrics,
  criteria,
  intention,
}: FocusSources): OptionGroup[] {
  const all = { value: ALL_CRITERIA, label: 'All rubric criteria' };
  const groups = [
    {
      group: 'This task',
      items: intention ? [{ value: INTENTION, label: intentionTitle(intention) }] : [],
    },
    { group: 'Categories', items: categoriesToOffer(categories).map(titled) },
    {
      group: 'My rubrics',
      items: rubrics.map(({ _id: value, metadata }) => ({ value, label: metadata.title })),
    },
    {
      group: 'Rubric of this assignment',
      items: [
        ...(criteria.length > 1 ? [all] : []),
        ...criteria.map(({ id, title }) => ({ value: id, label: title })),
      ],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
