import { PlainSelect } from '../../../ui/plain-select.tsx';
import { categoryOptions, type FocusSources, type OptionGroup } from '../focus/category-options.ts';
import { useSources } from '../marking-context.ts';

/** What is offered is the same for each student of a class. */
const offered = new WeakMap<FocusSources, OptionGroup[]>();

function groupsOf(sources: FocusSources): OptionGroup[] {
  const known = offered.get(sources) ?? categoryOptions(sources);
  offered.set(sources, known);
  return known;
}

/** `various`: the students' categories differ. */
export function CategorySelect({
  value,
  various = false,
  onChange,
  label,
}: {
  label: string;
  value: string | null;
  various?: boolean;
  onChange: (value: string) => void;
}) {
  const groups = groupsOf(useSources());
  const isOffered = groups.some(({ items }) => items.some((item) => item.value === value));
  return (
    <PlainSelect
      label={label}
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
    </PlainSelect>
  );
}
