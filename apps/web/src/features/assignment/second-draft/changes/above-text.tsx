import type { SecondDraft } from '@second-draft/contract';
import { textOf, type Work } from '../../work/work.ts';
import { ChangesBar } from './changes-bar.tsx';
import { StateNote } from './state-note.tsx';
import type { useChanges } from './use-changes.ts';

/** What is known of a text that there was feedback on. */
export default function AboveText({
  work,
  draft,
  changes,
}: {
  work: Work;
  draft: SecondDraft;
  changes: ReturnType<typeof useChanges>;
}) {
  return (
    <>
      <StateNote work={work} draft={draft} />
      {changes && <ChangesBar {...changes} text={textOf(work)} />}
    </>
  );
}
