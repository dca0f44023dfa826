import { watchedValue, type WatchedValue } from '../../../lib/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { findIntention } from '../intention/find-intention.ts';

/** The sources with the intention found in the instructions, or in the template once it is read. */
export function sourcesWithIntention(first: FocusSources, templateText: WatchedValue<string>) {
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
      if (sources === given) return;
      given = sources;
      watched.set(withIntention());
    },
  };
}
