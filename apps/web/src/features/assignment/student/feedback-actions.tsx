import { Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { limits, messages } from '@second-draft/contract';
import {
  IconArrowBackUp,
  IconCheck,
  IconCopy,
  IconMessageCircleCheck,
  IconMessageCirclePlus,
  IconPencilPlus,
  IconTextDecrease,
} from '@tabler/icons-react';
import { useCanPost } from '../../../lib/classroom-words.ts';
import { useMarking, useOpened } from '../marking-context.ts';
import type { Feedback } from '../work/work.ts';
import classes from './feedback-panel.module.css';
import type { MarginWork } from './margin-work.ts';

const COPIED_MS = 1_000;

function CopyButton({ text }: { text: string }) {
  const clipboard = useClipboard({ timeout: COPIED_MS });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={
        clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
      }
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{clipboard.copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}

function postingHint({ isAppAuthorized }: MarginWork, { text, postedAt }: Feedback): string | null {
  if (postedAt !== null)
    return 'This feedback is already on the document. Change it to post again.';
  if (text.trim() === '') return 'There is nothing to post yet';
  if (text.trim().length > limits.commentMax) return messages.comment.tooLong;
  return isAppAuthorized ? null : messages.comment.notPicked;
}

/** Posts the feedback as a comment; without write access it leads to the picker instead. */
function PostButton({ work, feedback }: { work: MarginWork; feedback: Feedback }) {
  const { post } = useMarking();
  const { getWriteAccess } = useOpened();
  const hint = postingHint(work, feedback);
  const needsAccess = hint === messages.comment.notPicked;
  const isDisabled = hint !== null && !needsAccess;
  const isPosted = feedback.postedAt !== null;
  return (
    <Tooltip label={hint} disabled={hint === null} multiline maw="16rem">
      <Button
        size="compact-sm"
        ml="auto"
        data-action="post"
        variant={needsAccess ? 'default' : 'filled'}
        loading={work.activity.kind === 'posting'}
        data-disabled={isDisabled}
        aria-disabled={isDisabled}
        leftSection={
          isPosted ? (
            <IconMessageCircleCheck size={18} aria-hidden />
          ) : (
            <IconMessageCirclePlus size={18} aria-hidden />
          )
        }
        onClick={() => {
          if (needsAccess) void getWriteAccess();
          else if (!isDisabled) void post(work.file.id);
        }}
      >
        {isPosted ? 'Posted' : 'Post'}
      </Button>
    </Tooltip>
  );
}

/** What can be done with written feedback. */
export function FeedbackActions({ work, feedback }: { work: MarginWork; feedback: Feedback }) {
  const { simplify, startAnew, store } = useMarking();
  const { id } = work.file;
  const isEmpty = feedback.text.trim() === '';
  const canPost = useCanPost();
  return (
    <div className={classes.actions}>
      <CopyButton text={feedback.text} />
      {!feedback.simplified && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTextDecrease size={18} aria-hidden />}
          disabled={isEmpty}
          onClick={() => void simplify(id)}
        >
          Simplify
        </Button>
      )}
      {feedback.longer && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => store.dispatch(id, { kind: 'simplifyUndone' })}
        >
          Undo
          <VisuallyHidden>, the longer version comes back</VisuallyHidden>
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencilPlus size={18} aria-hidden />}
        onClick={() => startAnew(id)}
      >
        New
      </Button>
      {canPost && <PostButton work={work} feedback={feedback} />}
    </div>
  );
}
