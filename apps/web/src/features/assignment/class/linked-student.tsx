import { Text } from '@mantine/core';
import { useLocation } from 'react-router';
import { useOpened } from '../marking-context.ts';
import classes from '../assignment-screen.module.css';
import { namesStudentWithout } from './student-address.ts';

/** Why a link has led to another student than its own. */
export function LinkedStudent() {
  const { students } = useOpened();
  // The address that was opened: following the student in hand changes the window's alone.
  const location = useLocation();
  if (!namesStudentWithout(students, location)) return null;
  return (
    <Text size="sm" c="dimmed" className={classes.notice}>
      The student in this link has no writing here. They may have left the class.
    </Text>
  );
}
