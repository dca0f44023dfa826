import { messages, type HandIn } from '@second-draft/contract';
import { IconFileText } from '../../../ui/icons/drawn/file-text.ts';
import { IconMessageCircleOff } from '../../../ui/icons/drawn/message-circle-off.ts';
import { IconMessageCirclePlus } from '../../../ui/icons/drawn/message-circle-plus.ts';
import { IconPresentation } from '../../../ui/icons/drawn/presentation.ts';
import { memo } from 'react';
import { useClassroomWords } from '../../../lib/installation/classroom-words.ts';
import { listed } from '../../../lib/words/listed.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { tip } from '../../../ui/tip/tip.ts';
import { Unseen } from '../../../ui/unseen.tsx';
import { ago } from '../documents/edited-ago.ts';
import type { Work } from '../work/work.ts';
import classes from './attachment-head.module.css';

const canPost = 'Comments can be posted to this document';

function Since({ what, instant }: { what: string; instant: string }) {
  const now = useNow();
  return (
    <time dateTime={instant}>
      {what} {ago(instant, now)}
    </time>
  );
}

const later: Record<HandIn['state'], string> = {
  handed_in: '',
  returned: ', then returned',
  not_handed_in: ', then taken back',
};

/** According to Classroom. */
function HandedIn({ handIn: { state, handedIn }, what }: { handIn: HandIn; what: string }) {
  if (handedIn === null) return <span>{state === 'not_handed_in' && 'Not handed in yet'}</span>;
  return (
    <span>
      <Since what={what} instant={handedIn} />
      {later[state]}
    </span>
  );
}

/** What is handed in has just been edited. Drive knows each edit, but reports only on picked files. */
function Times({ modifiedTime, handIn }: { modifiedTime: string | null; handIn: HandIn | null }) {
  const now = useNow();
  const handedIn = handIn?.handedIn ?? null;
  const isOnce =
    modifiedTime === null || (handedIn !== null && ago(handedIn, now) === ago(modifiedTime, now));
  return (
    <>
      {handIn && <HandedIn handIn={handIn} what={isOnce ? 'Edited and handed in' : 'Handed in'} />}
      {modifiedTime !== null && !isOnce && <Since what="Edited" instant={modifiedTime} />}
    </>
  );
}

function Access({ isRefused }: { isRefused: boolean }) {
  const label = isRefused ? messages.comment.refused : canPost;
  const Icon = isRefused ? IconMessageCircleOff : IconMessageCirclePlus;
  return (
    <span {...tip(label)} className={classes.access} data-refused={isRefused || undefined}>
      <Icon size={18} aria-hidden />
      {isRefused ? 'No comments' : null}
      <Unseen>{label}</Unseen>
    </span>
  );
}

export const AttachmentHead = memo(function AttachmentHead({
  file,
  modifiedTime,
  isAppAuthorized,
  isCommentRefused,
}: Pick<Work, 'file' | 'modifiedTime' | 'isAppAuthorized' | 'isCommentRefused'>) {
  const isSlides = file.kind === 'presentation';
  const Icon = isSlides ? IconPresentation : IconFileText;
  const { kinds } = useClassroomWords();
  const title = (
    <>
      <Icon size={18} aria-hidden />
      <Unseen>{isSlides ? kinds.presentation : kinds.document}: </Unseen>
      <span className={classes.title}>{file.title}</span>
    </>
  );
  return (
    <div className={classes.document}>
      {file.link === '' ? (
        <span className={classes.link}>{title}</span>
      ) : (
        <a href={file.link} target="_blank" rel="noreferrer" className={classes.link}>
          {title}
        </a>
      )}
      {(isAppAuthorized || isCommentRefused) && <Access isRefused={isCommentRefused} />}
      {file.sharedWith.length > 0 && (
        <span>Also handed in by {listed(file.sharedWith.map(({ fullName }) => fullName))}</span>
      )}
      <Times modifiedTime={modifiedTime} handIn={file.handIn} />
    </div>
  );
});
