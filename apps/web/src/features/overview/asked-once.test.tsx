import type { TextAtAGlance } from '@second-draft/contract';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { lines } from '../assignment/testing/answers.ts';
import { file, studentText } from '../assignment/testing/sample-work.ts';
import { awhinasBlock, boFile, showAssignment } from '../assignment/testing/show-assignment.tsx';
import OverviewScreen from './overview-screen.tsx';

const page = '/classrooms/12/7';
const glanceCall = 'POST /api/glance/12';

const glanceOf = ({ id }: typeof file): TextAtAGlance => ({
  documentId: id,
  words: 28,
  misspelt: [],
  seen: [{ kind: 'strength', skill: 'comparisons', quotations: ['my ears buzzed like bees'] }],
  isToRead: false,
});

test('what the assignment’s page has read is not read again, and the rules see each text once', async () => {
  const { router, network } = showAssignment(
    {
      [glanceCall]: lines(glanceOf(file), glanceOf(boFile)),
      'GET /api/groups/12/7': json({ groups: null }),
    },
    sampleProfile(),
    [{ path: '/classrooms/:courseId/:id/overview', element: <OverviewScreen /> }],
  );
  await awhinasBlock();
  const read = network.times('POST /api/documents');
  const praised = () => screen.findByRole('button', { name: /^Comparisons.*2 of 2/ });
  await act(() => router.navigate(`${page}/overview`));
  expect(await praised()).toBeTruthy();
  expect(network.times('POST /api/documents')).toBe(read);
  const asked = network.asked.find(({ operation }) => operation === glanceCall);
  expect(asked?.body).toMatchObject({
    texts: [{ text: studentText }, { text: studentText }],
  });

  await act(() => router.navigate(page));
  await awhinasBlock();
  await act(() => router.navigate(`${page}/overview`));
  expect(await praised()).toBeTruthy();
  expect(network.times(glanceCall)).toBe(1);
});
