import { Textarea } from '@mantine/core';
import { limits } from '@second-draft/contract';
import { useEffect, useRef, useState } from 'react';
import { useLeaving } from '../../../lib/leaving/use-leaving.ts';
import classes from './groups.module.css';

/** Saved at Enter or when she leaves it or the page, not at each letter. */
export function GroupName({
  called,
  name,
  isNew,
  onRename,
}: {
  /** What the group is called where she has given it no name. */
  called: string;
  name: string;
  /** She has just added the group: she is brought here, to give it a name. */
  isNew: boolean;
  onRename: (name: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const finished = typed?.trim() ?? name;
    if (finished !== name) onRename(finished);
    setTyped(null);
  };
  useLeaving(finish);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isNew) return;
    box.current?.focus();
    box.current?.select();
  }, [isNew]);
  // A skill's name may take two lines; a name has no line breaks of its own.
  return (
    <Textarea
      ref={box}
      className={`${classes.rename}`}
      rows={1}
      aria-label={`Name of the group ${called}`}
      placeholder={called}
      value={typed ?? name}
      maxLength={limits.groupNameMax}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\s*\n\s*/gu, ' '))}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') setTyped(null);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        finish();
      }}
    />
  );
}
