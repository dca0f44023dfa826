import { useCanPost } from '../../../../lib/installation/classroom-words.ts';
import { useWatchedValue } from '../../../../lib/state/watched-value.ts';
import { PlainSelect } from '../../../../ui/plain-select.tsx';
import { useOfAllWorks, useOpened } from '../../marking-context.ts';
import type { Group } from './class-filter.ts';
import classes from './filter.module.css';

const ALL = 'all';
const groups: readonly Group[] = ['changed', 'unchanged', 'notGiven'];

/**
 * Shows the part of the class that needs the teacher. There before anything was given, so that no
 * name below it moves under her pointer once something is.
 */
export function FilterSelect() {
  const { filter, students } = useOpened();
  const canPost = useCanPost();
  const chosen = useWatchedValue(filter.chosen);
  const counts = useOfAllWorks(() => {
    const found = students.map(filter.groupOf);
    return groups.map((group) => found.filter((one) => one === group).length).join(' ');
  })
    .split(' ')
    .map(Number);
  const words: Record<Group, string> = {
    changed: 'Changed since your feedback',
    unchanged: 'Not changed',
    notGiven: canPost ? 'Not posted' : 'Not copied',
  };
  return (
    <PlainSelect
      aria-label="Show students"
      size="xs"
      className={classes.select}
      value={chosen === null || chosen === 'lookFirst' ? ALL : chosen}
      onChange={({ currentTarget }) =>
        filter.choose(groups.find((group) => group === currentTarget.value) ?? null)
      }
    >
      <option value={ALL}>All ({students.length})</option>
      {groups.map((group, index) => (
        <option key={group} value={group} disabled={counts[index] === 0}>
          {words[group]} ({counts[index]})
        </option>
      ))}
    </PlainSelect>
  );
}
