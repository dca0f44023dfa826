import type { TextAtAGlance } from '@second-draft/contract';
import { queryClient } from '../../../lib/state/query-client.ts';
import type { AssignmentPlace, ShownText } from '../../assignment/index.ts';

/** Of each document, the text that was last asked about, and what was said of it. */
type Remembered = ReadonlyMap<string, { text: string; glance: TextAtAGlance }>;

/** What the rules saw, for some minutes: in memory, until she logs out. */
export function memoryOf({ courseId, assignmentId }: AssignmentPlace) {
  const key = ['glances', courseId, assignmentId];
  const all = () => queryClient.getQueryData<Remembered>(key) ?? (new Map() as Remembered);
  return {
    of: ({ documentId, text }: ShownText): TextAtAGlance | null => {
      const one = all().get(documentId);
      return one?.text === text ? one.glance : null;
    },
    add(glances: readonly TextAtAGlance[], textOf: ReadonlyMap<string, string>): void {
      const news = glances.map((glance) => {
        const { documentId } = glance;
        return [documentId, { text: textOf.get(documentId) ?? '', glance }] as const;
      });
      queryClient.setQueryData<Remembered>(key, new Map([...all(), ...news]));
    },
  };
}
