import type { Category } from '@second-draft/contract';
import type { HeldProfile } from '../../lib/state/session.ts';

/** What tells one list of categories from another. */
export const textOf = (categories: readonly Category[]): string =>
  JSON.stringify(
    categories.map(({ id, title, properties, active }) => [id, title, properties, active]),
  );

/** As the server last had them. */
export const knownIn = ({ knownCategories, categories }: HeldProfile): Category[] =>
  knownCategories ?? categories;
