import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { sampleClassroom, samplePerson } from '../../../testing/samples.ts';
import { file } from '../testing/sample-work.ts';
import { showAssignment, submissionOf } from '../testing/show-assignment.tsx';

test('names a student without a document whose namesake has handed in another’s', async () => {
  const namesake = {
    ...file,
    student: { ...file.student, userId: '300', onRoster: 'Tāne Tāmihana' },
  };
  const students = [samplePerson('300', 'Tāne'), samplePerson('301', 'Tāne')];
  showAssignment({
    'GET /api/classrooms/12': json(sampleClassroom({ students })),
    'GET /api/assignments/12/7': json([submissionOf(file), submissionOf(namesake)]),
  });
  expect(await screen.findByText('Also handed in by Tāne Tāmihana')).toBeTruthy();
  const line = (await screen.findByText('No document from 1 student')).closest('details');
  expect(line?.querySelector('p')?.textContent).toBe('Tāne Tāmihana');
});
