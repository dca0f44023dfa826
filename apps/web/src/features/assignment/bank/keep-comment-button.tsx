import { ActionIcon } from '@mantine/core';
import { cutText, limits, type Category } from '@second-draft/contract';
import { meantOnce } from '../../../lib/presses/meant-once.ts';
import { useOneAtATime } from '../../../lib/presses/use-one-at-a-time.ts';
import { IconBookmarkPlus } from '../../../ui/icons/drawn/bookmark-plus.ts';
import { tip } from '../../../ui/tip/tip.ts';
import {
  commentWords,
  newBankComment,
  removeBankComment,
  saveBankComment,
  withBlanks,
} from '../../comment-bank/index.ts';
import { offerUndo } from '../../../ui/offer-undo.tsx';
import type { AttachedFile } from '../documents/attached-file.ts';
import { useSources } from '../marking-context.ts';

const titleOf = (categories: readonly Category[], value: string | null) =>
  categories.find(({ title }) => title === value)?.title ?? '';

/** Keeps the comment for other students, without the name and without what it quotes. */
export function KeepCommentButton({
  text,
  category,
  student,
}: {
  text: string;
  category: string | null;
  student: AttachedFile['student'];
}) {
  const { categories } = useSources();
  const { oneAtATime } = useOneAtATime();
  const isEmpty = text.trim() === '';
  async function keep(): Promise<void> {
    const named = { ...student, fullName: student.onRoster };
    const words = cutText(withBlanks(text, named), limits.commentMax);
    const comment = newBankComment(words, titleOf(categories, category));
    if (!(await saveBankComment(comment))) return;
    offerUndo(commentWords.kept, { undo: () => void removeBankComment(comment.id) });
  }
  return (
    <ActionIcon
      {...tip(commentWords.keepHint)}
      variant="subtle"
      size="md"
      aria-label="Keep in My Comments"
      disabled={isEmpty}
      data-action="keep"
      onClick={meantOnce(() => void oneAtATime(keep))}
    >
      <IconBookmarkPlus size={18} aria-hidden />
    </ActionIcon>
  );
}
