import { ActionIcon, NativeSelect, Textarea } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { limits, type BankComment } from '@second-draft/contract';
import { IconTrash } from '../../ui/icons/drawn/trash.ts';
import { useState, type MouseEvent } from 'react';
import { meantOnce } from '../../lib/presses/meant-once.ts';
import { focusBeside } from '../../ui/focus-beside.ts';
import classes from './comment-bank.module.css';

/** Typing pauses this long before it is saved. */
const PAUSE_MS = 800;
const LONGEST_MS = 5_000;

/** A field's value: the kept one, also when another tab changes it, until she types another. */
function useField(kept: string) {
  const [value, setValue] = useState(kept);
  const [known, setKnown] = useState(kept);
  if (kept !== known) {
    setKnown(kept);
    if (value.trim() === known.trim()) setValue(kept);
  }
  return [value, setValue] as const;
}

/** Saves as the teacher types, and when she leaves it. An emptied one then gets its words back. */
export function CommentRow({
  comment,
  isNew,
  titles,
  onSave,
  onRemove,
}: {
  comment: BankComment;
  isNew: boolean;
  titles: readonly string[];
  onSave: (changed: BankComment) => void;
  onRemove: () => void;
}) {
  const [text, setText] = useField(comment.text);
  const [category, setCategory] = useField(comment.category);
  const save = (changes: Partial<BankComment>) => {
    const changed = { ...comment, text: text.trim(), category, ...changes };
    if (changed.text === '') return;
    if (changed.text !== comment.text || changed.category !== comment.category) onSave(changed);
  };
  const saveSoon = useDebouncedCallback(() => save({}), {
    delay: PAUSE_MS,
    maxWait: LONGEST_MS,
    flushOnUnmount: true,
  });
  useWindowEvent('pagehide', () => saveSoon.flush());
  const leave = () => {
    saveSoon.cancel();
    if (text.trim() === '') setText(comment.text);
    save({});
  };
  const offered = [...new Set([...titles, comment.category])].filter(
    (title) => title.trim() !== '',
  );
  const called = comment.text === '' ? 'the new comment' : `“${comment.text.slice(0, 40)}”`;
  return (
    <li className={classes.comment}>
      <Textarea
        autosize
        aria-label={comment.text === '' ? 'New comment' : `Comment ${called}`}
        placeholder="[name], tell me more about …"
        // The teacher has just pressed New.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew && comment.text === ''}
        spellCheck
        lang="en-NZ"
        maxLength={limits.commentMax}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          saveSoon();
        }}
        onBlur={leave}
      />
      <div className={classes.foot}>
        <NativeSelect
          aria-label={`Category of ${called}`}
          size="xs"
          value={category}
          data={[
            { value: '', label: 'No category' },
            ...offered.map((title) => ({ value: title, label: title })),
          ]}
          onChange={({ currentTarget }) => {
            setCategory(currentTarget.value);
            save({ category: currentTarget.value });
          }}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Remove ${called}`}
          onClick={meantOnce(({ currentTarget }: MouseEvent<HTMLElement>) => {
            focusBeside(currentTarget.closest('li'));
            onRemove();
          })}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
