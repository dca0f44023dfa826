import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { file } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';
import { blockId } from './block-id.ts';

const hasLeft = () => screen.queryByText(/^The student in this link has no writing here\./);

test('a link to a student who has left the class says so, one to another says nothing', async () => {
  const { router } = showAssignment();
  await awhinasBlock();
  expect(hasLeft()).toBeNull();
  const follow = (userId: string) =>
    act(() => router.navigate(`/classrooms/12/7#${blockId(userId)}`));
  await follow('900000000000000000001');
  expect(hasLeft()).toBeTruthy();
  await follow(file.student.userId);
  expect(hasLeft()).toBeNull();
});
