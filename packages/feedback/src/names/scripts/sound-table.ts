import { onceForEach } from '../../text/remembered.ts';
import type { Roster } from '../class-list/roster.ts';

/**
 * Leads from how names sound to their keys; kept with the roster.
 * @param namesOf in plain letters, with their keys
 * @param soundsOf of a name in Latin letters
 */
export const soundTable = (
  namesOf: (roster: Roster) => Iterable<readonly [name: string, key: string]>,
  soundsOf: (name: string) => readonly string[],
) =>
  onceForEach((roster: Roster): ReadonlyMap<string, string> => {
    const heard = new Map<string, string>();
    for (const [name, key] of namesOf(roster))
      if (/^[a-z]{2,}$/u.test(name))
        for (const sound of soundsOf(name)) if (!heard.has(sound)) heard.set(sound, key);
    return heard;
  });
