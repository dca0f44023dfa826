import type { StudentText } from '../texts/student-text.ts';
import type { Rewording, SecondDraftText } from './second-draft.ts';

const changed = (body: string, changes: readonly Rewording[]): string =>
  changes.reduce((text, [from, to]) => text.replace(from, () => to), body);

/** The second draft in full; null where the student leaves the first as it is. */
export function bodyOf(first: StudentText, second: SecondDraftText): string | null {
  switch (second.kind) {
    case 'nothing':
      return null;
    case 'emptied':
      return '';
    case 'rewritten':
      return second.body;
    default:
      return changed(first.body, second.changes);
  }
}
