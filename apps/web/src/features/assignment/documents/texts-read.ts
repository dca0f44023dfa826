import { queryClient } from '../../../lib/state/query-client.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';

/** By document, without the template's lines. */
export type TextsRead = ReadonlyMap<string, string>;

const keyOf = ({ courseId, assignmentId }: AssignmentPlace) => [
  'textsRead',
  courseId,
  assignmentId,
];

/** As the teacher last saw them on the assignment's page. */
export const rememberedTexts = (place: AssignmentPlace): TextsRead =>
  queryClient.getQueryData<TextsRead>(keyOf(place)) ?? new Map();

/** Keeps these texts, with those from before, for some minutes: in memory, until she logs out. */
export const rememberTexts = (place: AssignmentPlace, texts: TextsRead): void =>
  void queryClient.setQueryData<TextsRead>(
    keyOf(place),
    new Map([...rememberedTexts(place), ...texts]),
  );
