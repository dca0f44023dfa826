import { Textarea, UnstyledButton } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { meantOnce } from '../../lib/presses/meant-once.ts';
import { useLeaving } from '../../lib/leaving/use-leaving.ts';
import { asSentence } from '../../lib/words/as-sentence.ts';
import classes from './categories.module.css';

interface InlineTextProps {
  label: string;
  value: string;
  placeholder: string;
  maxLength: number;
  isEditingAtFirst?: boolean;
  /** Of the element that says more about the value. */
  describedBy?: string | undefined;
  onSave: (value: string) => void;
}

export function InlineText(props: InlineTextProps) {
  const [state, setState] = useState<'shown' | 'edited' | 'finished'>(
    props.isEditingAtFirst ? 'edited' : 'shown',
  );
  if (state === 'edited') {
    return (
      <Editor {...props} onLeft={() => setState('shown')} onDone={() => setState('finished')} />
    );
  }
  return (
    <UnstyledButton
      className={classes.text}
      // She has just finished here by a key; the editor that had the focus is gone.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={state === 'finished'}
      aria-describedby={props.describedBy}
      aria-label={`${props.label}: ${asSentence(props.value || props.placeholder)} Edit`}
      data-empty={props.value === '' || undefined}
      onClick={meantOnce(() => setState('edited'))}
    >
      {props.value || props.placeholder}
    </UnstyledButton>
  );
}

function Editor({
  label,
  value,
  placeholder,
  maxLength,
  onSave,
  onLeft,
  onDone,
}: InlineTextProps & { onLeft: () => void; onDone: () => void }) {
  const [text, setText] = useState(value);
  const isOver = useRef(false);
  /** Not `value`: another tab's change of it may come while this is open. */
  const last = useRef(value);
  const save = () => {
    const typed = text.trim();
    if (typed === last.current) return;
    last.current = typed;
    onSave(typed);
  };
  useLeaving(() => isOver.current || save());

  function end(tell: () => void): void {
    isOver.current = true;
    tell();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
      end(onDone);
    }
    if (event.key === 'Escape') end(onDone);
  }

  return (
    <Textarea
      autosize
      aria-label={label}
      data-autofocus
      // The teacher has just chosen to edit this.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      placeholder={placeholder}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        save();
        end(onLeft);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
