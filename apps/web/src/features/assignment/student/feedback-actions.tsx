import { Button, Loader, Tooltip, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconCheck,
  IconCopy,
  IconMessageCircleCheck,
  IconMessageCirclePlus,
  IconPencilPlus,
  IconTextDecrease,
} from '@tabler/icons-react';
import { postingHindranceOf, postingHints } from '../actions/posting-hindrance.ts';
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
      data-action="copy"
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{clipboard.copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}

/** Posts the feedback as a comment; without write access it leads to the picker instead. */
function PostButton({ work }: { work: MarginWork }) {
  const { post } = useMarking();
  const { getWriteAccess } = useOpened();
  const hindrance = postingHindranceOf(work);
  const hint = hindrance && postingHints[hindrance];
  const needsAccess = hindrance === 'notPicked';
  const isDisabled = hindrance !== null && !needsAccess;
  const isPosting = work.activity.kind === 'posting';
  const isPosted = hindrance === 'posted';
  const Icon = isPosted ? IconMessageCircleCheck : IconMessageCirclePlus;
  return (
    <Tooltip label={hint} disabled={hint === null} multiline maw="16rem">
      <Button
        size="compact-md"
        ml="auto"
        data-action="post"
        variant={needsAccess ? 'default' : 'filled'}
        // Not disabled while it posts: the focus would be lost.
        aria-busy={isPosting}
        data-disabled={isDisabled}
        aria-disabled={isDisabled || isPosting}
        leftSection={
          isPosting ? <Loader size={16} color="currentColor" /> : <Icon size={18} aria-hidden />
        }
        onClick={() => {
          if (needsAccess) void getWriteAccess();
          else if (!isDisabled && !isPosting) void post(work.file.id);
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
  return (
    <div className={classes.actions}>
      <CopyButton text={feedback.text} />
      {!feedback.simplified && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTextDecrease size={18} aria-hidden />}
          disabled={isEmpty}
          data-action="simplify"
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
        data-action="new"
        onClick={() => startAnew(id)}
      >
        New
      </Button>
      <PostButton work={work} />
    </div>
  );
}
