import { useOpened } from '../marking-context.ts';
import { ClassEntries } from './class-entries.tsx';
import classes from './class-list.module.css';

export function ClassList() {
  const { current } = useOpened();
  return <ClassEntries className={classes.list} onChoose={current.goTo} />;
}
