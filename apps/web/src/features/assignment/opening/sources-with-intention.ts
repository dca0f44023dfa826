import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { findIntention } from '../intention/find-intention.ts';

/**
 * The sources with the intention found in the instructions, or in the template once it is read.
 * @param isChosen such a category stays on offer when another tab has changed or removed it
 */
export function sourcesWithIntention(
  first: FocusSources,
  templateText: WatchedValue<string>,
  isChosen: (title: string) => boolean,
) {
  let latest = first;
  let given = first;
  const withIntention = (): FocusSources => {
    const instructions = given.task?.assignment?.description ?? '';
    return { ...given, intention: findIntention([instructions, templateText.get()]) };
  };
  const watched = watchedValue(withIntention());
  templateText.subscribe(() => watched.set(withIntention()));
  return {
    watched,
    take(sources: FocusSources) {
      if (sources === latest) return;
      latest = sources;
      const titles = new Set(sources.categories.map(({ title }) => title));
      const gone = given.categories.filter(({ title }) => isChosen(title) && !titles.has(title));
      given = { ...sources, categories: [...sources.categories, ...gone] };
      watched.set(withIntention());
    },
  };
}
