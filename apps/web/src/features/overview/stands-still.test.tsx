import type { Draft, TextAtAGlance } from '@second-draft/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { file } from '../assignment/testing/sample-work.ts';
import { awhinasBlock, boFile, showAssignment } from '../assignment/testing/show-assignment.tsx';
import OverviewScreen from './overview-screen.tsx';
import { draftOf, quoting } from './testing/sample-points.ts';

afterEach(() => void vi.useRealTimers());

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

async function openOverview(glance: ReturnType<typeof json>, drafts: Draft[] = []) {
  const { router, network } = showAssignment(
    {
      [GLANCE]: glance,
      'GET /api/groups/12/7': json({ groups: null }),
      'GET /api/drafts/12/7': json(drafts),
    },
    sampleProfile(),
    [{ path: '/classrooms/:courseId/:id/overview', element: <OverviewScreen /> }],
  );
  await awhinasBlock();
  await act(() => router.navigate('/classrooms/12/7/overview'));
  return { network };
}

const pictures = () => screen.queryByRole('region', { name: 'The class in pictures' });

const list = (counts: RegExp) => screen.queryByRole('button', { name: counts });

test('while texts are read nothing is listed yet, and only the beginning and the end are announced', async () => {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  await openOverview(() => new Response(readable));
  const status = await screen.findByText('Reading the class’s texts');
  const heard: (string | null)[] = [];
  const live = status.closest('output');
  if (!live) throw new Error('It is announced');
  new MutationObserver(() => heard.push(live.textContent)).observe(live, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  await writer.write(line(file));
  expect(await screen.findByText(/1 text still to be read/)).toBeTruthy();
  expect(list(/^A new paragraph/)).toBeNull();
  expect(pictures()).toBeNull();

  await writer.write(line(boFile));
  await writer.close();
  expect(await screen.findByRole('region', { name: 'The class in pictures' })).toBeTruthy();
  expect(list(/^A new paragraph.*2 of 2/)).toBeTruthy();
  expect(heard).toEqual(['All texts have been read']);
});

test('a class that takes long to read is listed as far as it is known, and again when all is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  await openOverview(() => new Response(readable));
  await writer.write(line(file));
  expect(await screen.findByText(/1 text still to be read/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(list(/^A new paragraph.*1 of 1/)).toBeTruthy();
  expect(pictures()).toBeNull();

  await writer.write(line(boFile));
  await writer.close();
  expect(await screen.findByRole('region', { name: 'The class in pictures' })).toBeTruthy();
  expect(list(/^A new paragraph.*2 of 2/)).toBeTruthy();
});

const givenTo = ({ id }: typeof file): Draft =>
  draftOf(id, [quoting('It was fun.', { skill: 'paragraphs' })]);

test('what the feedback says stands, with its groups, as soon as the texts without any are read', async () => {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  await openOverview(() => new Response(readable), [givenTo(file)]);
  expect(await screen.findByText(/2 texts still to be read/)).toBeTruthy();
  expect(list(/^A new paragraph/)).toBeNull();
  await writer.write(line(boFile));
  const listed = await screen.findByRole('button', { name: /^A new paragraph.*2 of 2/ });
  expect(screen.getByRole('region', { name: 'Groups' })).toBeTruthy();
  expect(screen.getByText(/1 text still to be read/)).toBeTruthy();
  expect(pictures()).toBeNull();

  await writer.write(line(file));
  await writer.close();
  expect(await screen.findByRole('region', { name: 'The class in pictures' })).toBeTruthy();
  expect(list(/^A new paragraph.*2 of 2/)).toBe(listed);
});

test('the texts without feedback are read first', async () => {
  const { network } = await openOverview(() => new Response(''), [givenTo(file)]);
  await screen.findByRole('region', { name: 'The class in pictures' });
  const texts = [boFile, file].map(({ id }) => expect.objectContaining({ documentId: id }));
  expect(network.lastBody(GLANCE)).toEqual({ texts });
});

test('where the rules can’t be asked, the rest stands all the same', async () => {
  await openOverview(refusal('internal'));
  expect(await screen.findByRole('region', { name: 'The class in pictures' })).toBeTruthy();
});
