import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { categoryOptions } from '../focus/category-options.ts';
import { useSources } from '../marking-context.ts';

/** `various`: the students' categories differ. */
export function CategorySelect({
  value,
  various = false,
  onChange,
  ...props
}: {
  value: string | null;
  various?: boolean;
  onChange: (value: string) => void;
} & Omit<NativeSelectProps, 'value' | 'onChange' | 'data'>) {
  const sources = useSources();
  const groups = useMemo(() => categoryOptions(sources), [sources]);
  const isOffered = groups.some(({ items }) => items.some((item) => item.value === value));
  return (
    <NativeSelect
      {...props}
      value={isOffered && value !== null ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled>
        {various ? 'Various' : 'Choose a category'}
      </option>
      {groups.map(({ group, items }) => (
        <optgroup key={group} label={group}>
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
