import { Checkbox, TextInput } from '@mantine/core';
import type { Assignment } from '@second-draft/contract';
import { hasAllWords } from '../../lib/words/has-all-words.ts';
import { IconSearch } from '../../ui/icons/drawn/search.ts';
import classes from './assignments.module.css';

/** Which of the assignments are shown. */
export interface Narrowing {
  words: string;
  withDocuments: boolean;
}

export const everything: Narrowing = { words: '', withDocuments: false };

/** Those whose titles have all the words; macrons may be left out. */
export function narrowed(
  assignments: readonly Assignment[],
  { words, withDocuments }: Narrowing,
  hasDocuments: (id: string) => boolean,
): Assignment[] {
  const isFound = hasAllWords(words);
  return assignments.filter(
    ({ id, title }) => (!withDocuments || hasDocuments(id)) && isFound(title),
  );
}

export function NarrowingChoices({
  value,
  onChange,
}: {
  value: Narrowing;
  onChange: (value: Narrowing) => void;
}) {
  return (
    <div className={classes.narrowing}>
      <TextInput
        type="search"
        aria-label="Search assignments"
        placeholder="Search assignments"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={value.words}
        onChange={({ currentTarget }) => onChange({ ...value, words: currentTarget.value })}
      />
      <Checkbox
        label="Only those with documents"
        checked={value.withDocuments}
        onChange={({ currentTarget }) =>
          onChange({ ...value, withDocuments: currentTarget.checked })
        }
      />
    </div>
  );
}
