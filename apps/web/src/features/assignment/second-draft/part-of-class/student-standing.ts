import type { SecondDraft } from '@second-draft/contract';
import { hasOlderComment } from '../../actions/posting-hindrance.ts';
import type { StudentWork } from '../../documents/attached-file.ts';
import { useOfWorks, useOpened } from '../../marking-context.ts';
import { firstStanding, standingOf, type Standing } from '../../work/standing.ts';
import type { Work } from '../../work/work.ts';
import {
  doneOutOf,
  isChangedSince,
  isOnEarlierDraft,
  isUnchangedSince,
  stepsOf,
} from '../asking/second-draft-of.ts';

/** The texts outweigh the document's date, which can change without a single word changing. */
function standingSince(work: Work, draft: SecondDraft | null): Standing {
  const standing = standingOf(work);
  if (standing === 'writing' || standing === 'toRead') return standing;
  // The box was emptied since; its comment is still on the document.
  if (standing === 'nothing' && hasOlderComment(work, draft)) return 'posted';
  if (isChangedSince(draft) && isOnEarlierDraft(work.feedback, draft)) return 'changed';
  return standing === 'changed' && isUnchangedSince(draft) ? 'posted' : standing;
}

const actedOn = (drafts: readonly (SecondDraft | null)[]): string | null =>
  doneOutOf(drafts.filter(isChangedSince).flatMap(stepsOf));

/** A student's status, and how many of the steps she was given are done. */
export function useStudentStanding(files: StudentWork['files']): {
  standing: Standing;
  acted: string | null;
} {
  const { secondDrafts } = useOpened();
  const standing = useOfWorks(files, (works) =>
    firstStanding(works.map((work) => standingSince(work, secondDrafts.of(work)))),
  );
  const acted = useOfWorks(files, (works) => actedOn(works.map(secondDrafts.of)));
  return { standing, acted: standing === 'changed' ? acted : null };
}
