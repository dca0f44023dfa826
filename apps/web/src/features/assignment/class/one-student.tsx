import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft } from '../../../ui/icons/drawn/chevron-left.ts';
import { IconChevronRight } from '../../../ui/icons/drawn/chevron-right.ts';
import { useEffect, useRef } from 'react';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { tip } from '../../../ui/tip/tip.ts';
import { useOpened } from '../marking-context.ts';
import { StudentBlock } from '../student/student-block.tsx';
import type { CurrentStudent } from './current-student.ts';
import classes from './one-student.module.css';
import { useSwipe } from './use-swipe.ts';

function Pager({ at, total, onTurn }: { at: number; total: number; onTurn: (by: 1 | -1) => void }) {
  const arrow = (by: 1 | -1, label: string, key: string, isEnd: boolean) => {
    const Icon = by === 1 ? IconChevronRight : IconChevronLeft;
    return (
      <ActionIcon
        {...tip(`${label} (${key})`)}
        variant="default"
        size="lg"
        aria-label={label}
        aria-disabled={isEnd}
        data-disabled={isEnd}
        onClick={() => onTurn(by)}
      >
        <Icon aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <div className={classes.pager}>
      {arrow(-1, 'Previous student', 'K', at === 0)}
      <Text size="sm" c="dimmed" className={classes.count}>
        {at + 1} of {total}
      </Text>
      {arrow(1, 'Next student', 'J', at === total - 1)}
    </div>
  );
}

/** Goes to the student's block once it is there, but not when the page opens. */
function useArrival({ goTo }: CurrentStudent, userId: string | null): void {
  const shown = useRef(userId);
  useEffect(() => {
    if (shown.current === userId) return;
    shown.current = userId;
    if (userId !== null) goTo(userId);
  }, [goTo, userId]);
}

export function OneStudent() {
  const { filter, current } = useOpened();
  const students = useWatchedValue(filter.shown);
  const userId = useWatchedValue(current.id);
  const at = students.findIndex(({ student }) => student.userId === userId);
  useArrival(current, userId);
  const turn = (by: 1 | -1) => {
    const next = students[at + by]?.student;
    if (next) current.goTo(next.userId);
  };
  const swipe = useSwipe(turn);
  const here = students[at];
  return (
    <div className={classes.one} data-single={here?.files.length === 1 || undefined} {...swipe}>
      {here && (
        <StudentBlock
          key={here.student.userId}
          student={here.student}
          files={here.files}
          aside={<Pager at={at} total={students.length} onTurn={turn} />}
        />
      )}
    </div>
  );
}
