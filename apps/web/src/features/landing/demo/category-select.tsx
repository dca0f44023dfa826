import { IconChevronDown } from '../../../ui/icons/drawn/chevron-down.ts';
import classes from './demo.module.css';

/** A native select: it adds nothing to the landing page's scripts. */
export function CategorySelect({
  categories,
  value,
  onChange,
}: {
  categories: readonly string[];
  value: string;
  onChange: (category: string) => void;
}) {
  return (
    <label className={classes.select}>
      Feedback category
      <span>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
        <IconChevronDown size={18} aria-hidden />
      </span>
    </label>
  );
}
