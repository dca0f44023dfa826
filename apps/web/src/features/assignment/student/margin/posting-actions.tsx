import { Button, Loader, Text } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { IconMessageCircleCheck } from '../../../../ui/icons/drawn/message-circle-check.ts';
import { IconMessageCirclePlus } from '../../../../ui/icons/drawn/message-circle-plus.ts';
import { IconMessageCircleShare } from '../../../../ui/icons/drawn/message-circle-share.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { tip } from '../../../../ui/tip/tip.ts';
import { postingHindranceOf, postingHints } from '../../actions/posting-hindrance.ts';
import { ago } from '../../documents/edited-ago.ts';
import { useMarking, useOpened } from '../../marking-context.ts';
import classes from './feedback-panel.module.css';
import type { MarginWork } from './margin-work.ts';

/** Opens the picker instead when there is no write access. */
function SendButton({
  work,
  label,
  isMain = false,
  onSend,
}: {
  work: MarginWork;
  label: string;
  isMain?: boolean;
  onSend: (id: string) => Promise<void>;
}) {
  const { getWriteAccess } = useOpened();
  const hindrance = postingHindranceOf(work);
  const hint = hindrance && postingHints[hindrance];
  const needsAccess = hindrance === 'notPicked';
  const isDisabled = hindrance !== null && !needsAccess;
  const isPosting = work.activity.kind === 'posting';
  const Icon = hindrance === 'posted' ? IconMessageCircleCheck : IconMessageCirclePlus;
  return (
    <Button
      {...tip(hint)}
      size="compact-sm"
      data-action={isMain ? 'post' : undefined}
      variant={needsAccess || !isMain ? 'default' : 'filled'}
      // Not `disabled` while it posts, which would lose the focus.
      aria-busy={isPosting}
      data-disabled={isDisabled}
      aria-disabled={isDisabled || isPosting}
      leftSection={
        isPosting && isMain ? (
          <Loader size={16} color="currentColor" aria-hidden />
        ) : (
          <Icon size={18} aria-hidden />
        )
      }
      onClick={() => {
        if (needsAccess) void getWriteAccess(work.file.id);
        else if (!isDisabled && !isPosting) void onSend(work.file.id);
      }}
    >
      {label}
    </Button>
  );
}

export function PostingWaits({ work }: { work: MarginWork }) {
  const { cancel } = useMarking();
  if (work.activity.kind !== 'posting' || !work.activity.isWaiting) return null;
  return (
    <div className={classes.again}>
      <Text size="sm" component="output">
        {messages.connection.waiting}
      </Text>
      <Button
        variant="default"
        size="compact-md"
        mt="xs"
        data-action="cancel"
        onClick={() => cancel(work.file.id)}
      >
        Don’t post it
      </Button>
    </div>
  );
}

export function PostButton({ work }: { work: MarginWork }) {
  const { post } = useMarking();
  const isPosted = postingHindranceOf(work) === 'posted';
  return <SendButton work={work} label={isPosted ? 'Posted' : 'Post'} isMain onSend={post} />;
}

export function PostAgain({ work }: { work: MarginWork }) {
  const { post, changePosted } = useMarking();
  const now = useNow();
  if (!work.comment) return null;
  return (
    <div className={classes.again}>
      <Text size="sm">
        <IconMessageCircleShare size={18} aria-hidden /> Your comment is already on the document,
        posted {ago(work.comment.postedAt, now)}.
      </Text>
      <div className={classes.ways}>
        <SendButton work={work} label="Change the posted comment" isMain onSend={changePosted} />
        <SendButton work={work} label="Post another" onSend={post} />
      </div>
    </div>
  );
}
