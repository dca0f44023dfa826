import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readingFailures, type ReadDocument, type TextAtAGlance } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { lines } from '../assignment/testing/answers.ts';
import { file } from '../assignment/testing/sample-work.ts';
import { boFile, readOf, showAssignment } from '../assignment/testing/show-assignment.tsx';
import OverviewScreen from './overview-screen.tsx';

const DOCUMENTS = 'POST /api/documents';
const files = [file, boFile];
const glances: TextAtAGlance[] = files.map(({ id }) => ({
  documentId: id,
  words: 28,
  misspelt: [],
  seen: [{ kind: 'nextStep', skill: 'paragraphs', quotations: ['my ears buzzed like bees'] }],
  isToRead: false,
}));
const failed = (id: string): ReadDocument =>
  readOf(id, { text: null, problem: 'classroom_unavailable' });

async function openOverview(...documents: ReadDocument[]) {
  const { router, network } = showAssignment(
    {
      [DOCUMENTS]: lines(...documents),
      'POST /api/glance/12': lines(...glances),
      'GET /api/groups/12/7': json({ groups: null }),
    },
    sampleProfile(),
    [{ path: '/classrooms/:courseId/:id/overview', element: <OverviewScreen /> }],
  );
  await act(() => router.navigate('/classrooms/12/7/overview'));
  return network;
}

test('a class of which no text can be read says so, and is read again on request', async () => {
  const network = await openOverview(failed(file.id), failed(boFile.id));
  expect(await screen.findByText('None of the 2 texts could be read.')).toBeTruthy();
  expect(screen.queryByText('All texts have been read')).toBeNull();

  network.answers[DOCUMENTS] = lines(readOf(file.id), readOf(boFile.id));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^A new paragraph.*2 of 2/ })).toBeTruthy();
  expect(await screen.findByText('All texts have been read')).toBeTruthy();
  expect(screen.queryByText(/could be read/)).toBeNull();
});

test('of a class that is read but for one text, only that one is asked for again', async () => {
  const network = await openOverview(readOf(file.id), failed(boFile.id));
  expect(await screen.findByText('1 of 2 texts could not be read.')).toBeTruthy();
  const before = network.times(DOCUMENTS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => network.times(DOCUMENTS)).toBe(before + 1);
  expect(network.lastBody(DOCUMENTS)).toEqual({ files: [{ id: boFile.id, kind: 'document' }] });
});

test('each reason for texts that could not be read is said once, with whose they are where it is in the document', async () => {
  await openOverview(
    readOf(file.id, { text: null, problem: 'presentations_off' }),
    failed(boFile.id),
  );
  const { presentations_off: ofSlides, classroom_unavailable: ofGoogle } = readingFailures;
  expect(await screen.findByText(`Āwhina Tamihana: ${ofSlides}`)).toBeTruthy();
  expect(screen.getByText(ofGoogle)).toBeTruthy();
});

test('a reason that holds for all is said once, without names', async () => {
  await openOverview(failed(file.id), failed(boFile.id));
  expect(await screen.findAllByText(readingFailures.classroom_unavailable)).toHaveLength(1);
});
