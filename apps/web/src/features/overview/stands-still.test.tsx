import type { TextAtAGlance } from '@second-draft/contract';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { file } from '../assignment/testing/sample-work.ts';
import { awhinasBlock, boFile, showAssignment } from '../assignment/testing/show-assignment.tsx';
import OverviewScreen from './overview-screen.tsx';

const GLANCE = 'POST /api/glance/12';

const line = ({ id }: typeof file): Uint8Array => {
  const glance: TextAtAGlance = {
    documentId: id,
    words: 28,
    misspelt: [],
    seen: [{ kind: 'nextStep', skill: 'paragraphs', quotations: ['It was fun.'] }],
    isToRead: false,
  };
  return new TextEncoder().encode(`${JSON.stringify(glance)}\n`);
};

async function openOverview(glance: ReturnType<typeof json>): Promise<void> {
  const { router } = showAssignment(
    { [GLANCE]: glance, 'GET /api/groups/12/7': json({ groups: null }) },
    sampleProfile(),
    [{ path: '/classrooms/:courseId/:id/overview', element: <OverviewScreen /> }],
  );
  await awhinasBlock();
  await act(() => router.navigate('/classrooms/12/7/overview'));
}

const pictures = () => screen.queryByRole('region', { name: 'The class in pictures' });

test('while texts are still read, nothing stands below the lists that they add to', async () => {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  await openOverview(() => new Response(readable));
  await writer.write(line(file));
  expect(await screen.findByRole('button', { name: /^A new paragraph.*1 of 1/ })).toBeTruthy();
  expect(screen.getByText(/1 text still to be read/)).toBeTruthy();
  expect(pictures()).toBeNull();

  await writer.write(line(boFile));
  await writer.close();
  expect(await screen.findByRole('region', { name: 'The class in pictures' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^A new paragraph.*2 of 2/ })).toBeTruthy();
});

test('where the rules can’t be asked, the rest stands all the same', async () => {
  await openOverview(refusal('internal'));
  expect(await screen.findByRole('region', { name: 'The class in pictures' })).toBeTruthy();
});
