import { Textarea, UnstyledButton } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import classes from './categories.module.css';

interface InlineTextProps {
  label: string;
  value: string;
  placeholder: string;
  maxLength: number;
  isEditingAtFirst?: boolean;
  onSave: (value: string) => void;
}

export function InlineText(props: InlineTextProps) {
  const [isEditing, setEditing] = useState(props.isEditingAtFirst ?? false);
  if (isEditing) return <Editor {...props} onDone={() => setEditing(false)} />;
  return (
    <UnstyledButton
      className={classes.text}
      aria-label={`${props.label}: ${props.value || props.placeholder}. Edit`}
      data-empty={props.value === '' || undefined}
      onClick={() => setEditing(true)}
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
  onDone,
}: InlineTextProps & { onDone: () => void }) {
  const [text, setText] = useState(value);

  function save() {
    if (text.trim() !== value) onSave(text.trim());
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape') onDone();
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
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  );
}
