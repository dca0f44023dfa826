import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp } from '../../../../ui/icons/drawn/arrow-back-up.ts';
import { IconCheck } from '../../../../ui/icons/drawn/check.ts';
import { IconCopy } from '../../../../ui/icons/drawn/copy.ts';
import { IconPencilPlus } from '../../../../ui/icons/drawn/pencil-plus.ts';
import { IconTextDecrease } from '../../../../ui/icons/drawn/text-decrease.ts';
import { useCanPost } from '../../../../lib/installation/classroom-words.ts';
import { tellProblem } from '../../../../lib/failures/tell-failed.ts';
import { useCopy } from '../../../../lib/browser/use-copy.ts';
import { Told } from '../../../../ui/told.tsx';
import { simplify } from '../../actions/simplify.ts';
import { startAnew } from '../../actions/start-anew.ts';
import { undoSimplify } from '../../actions/undo-simplify.ts';
import { KeepCommentButton } from '../../bank/keep-comment-button.tsx';
import { useMarking, useOpened } from '../../marking-context.ts';
import type { Feedback } from '../../work/work.ts';
import classes from './feedback-panel.module.css';
import type { MarginWork } from './margin-work.ts';
import { ReadyButton } from '../../ready/ready-button.tsx';
import { PostButton } from './posting-actions.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';

const NOT_COPIED = 'Not copied: your browser didn’t allow it. Select the words, and press Ctrl+C.';

function CopyButton({
  text,
  documentId,
  isDisabled,
}: {
  text: string;
  documentId: string;
  isDisabled: boolean;
}) {
  const { secondDrafts } = useOpened();
  const { isCopied, copy } = useCopy();
  const give = async () => {
    if (await copy(text)) void secondDrafts.noteCopied(documentId);
    else tellProblem(NOT_COPIED);
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={
        isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
      }
      disabled={isDisabled}
      data-action="copy"
      onClick={() => void give()}
    >
      <Told told={isCopied ? 'Copied' : null} words="Copy" />
    </Button>
  );
}

export function FeedbackActions({
  work,
  feedback,
  hasOlderComment,
}: {
  work: MarginWork;
  feedback: Feedback;
  hasOlderComment: boolean;
}) {
  const { store, begin, cancel } = useMarking();
  const { id } = work.file;
  const isEmpty = feedback.text.trim() === '';
  const isPosting = work.activity.kind === 'posting';
  const canPost = useCanPost();
  return (
    <div className={classes.actions}>
      <CopyButton text={feedback.text} documentId={id} isDisabled={isEmpty} />
      {!feedback.simplified && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTextDecrease size={18} aria-hidden />}
          disabled={isEmpty || isPosting}
          data-action="simplify"
          onClick={() => void simplify(store, id, begin)}
        >
          Simplify
        </Button>
      )}
      {feedback.longer && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          disabled={isPosting}
          onClick={() => undoSimplify(store, id)}
        >
          Undo
          <VisuallyHidden>, the longer version comes back</VisuallyHidden>
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencilPlus size={18} aria-hidden />}
        disabled={isPosting}
        data-action="new"
        onClick={() => startAnew(store, id, cancel)}
      >
        New
      </Button>
      <KeepCommentButton
        text={feedback.text}
        category={work.category}
        student={work.file.student}
      />
      <ReadAloudButton text={feedback.text} />
      {canPost && (
        <div className={classes.posting} data-posting>
          <ReadyButton feedback={feedback} work={work} />
          {!hasOlderComment && <PostButton work={work} />}
        </div>
      )}
    </div>
  );
}
