import { type ReadDocument, screens, type Submission } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { vi } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import {
  sampleAssignment,
  sampleClassroom,
  sampleConfig,
  sampleProfile,
} from '../../../testing/samples.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { turnTourOff } from '../../tour/index.ts';
import AssignmentScreen from '../assignment-screen.tsx';
import { lines, nothing } from './answers.ts';
import { file, studentText } from './sample-work.ts';

type Answers = Parameters<typeof fakeNetwork>[0];

/** jsdom has none. With this one, all of the page is in view. */
class AllInView {
  readonly #onSeen: IntersectionObserverCallback;
  constructor(onSeen: IntersectionObserverCallback) {
    this.#onSeen = onSeen;
  }
  observe(target: Element) {
    const seen = { target, isIntersecting: true } as IntersectionObserverEntry;
    this.#onSeen([seen], this as unknown as IntersectionObserver);
  }
  unobserve() {}
}

const bo = {
  userId: '100000000000000000002',
  fullName: 'Bo Li',
  onRoster: 'Bo Li',
  firstName: 'Bo',
  shortName: 'Bo',
  photoUrl: null,
};

export const boFile = { ...file, id: 'document-of-bo', title: 'Bo - Camp recount', student: bo };

export const submissionOf = ({ student, id, title, link }: typeof file): Submission => ({
  id: `submission-${student.firstName}`,
  userId: student.userId,
  username: student.onRoster,
  firstName: student.firstName,
  photoUrl: null,
  handIn: null,
  assignmentSubmission: { attachments: [{ driveFile: { id, title, alternateLink: link } }] },
});

export const readOf = (id: string, changes: Partial<ReadDocument> = {}): ReadDocument => ({
  id,
  kind: 'document',
  text: studentText,
  problem: null,
  isAppAuthorized: true,
  isCommentRefused: false,
  modifiedTime: null,
  ...changes,
});

const address = (what: string) => `/api/${what}/12/7`;

export const secondDraftsCall = `POST ${address('second-drafts')}`;

const classAnswers: Answers = {
  'GET /api/config': json(sampleConfig),
  'GET /api/assignments/12': json([sampleAssignment()]),
  [`GET ${address('assignments')}`]: json([submissionOf(boFile), submissionOf(file)]),
  [`GET ${address('classroomrubrics')}`]: json([]),
  [`GET ${address('drafts')}`]: json([]),
  'POST /api/documents': lines(readOf(file.id), readOf(boFile.id)),
  [`PUT ${address('drafts')}/${file.id}`]: nothing,
  [`PUT ${address('drafts')}/${boFile.id}`]: nothing,
  [secondDraftsCall]: lines(),
  'GET /api/classrooms/12': json(sampleClassroom()),
  'PUT /api/settings': json(sampleProfile()),
};

/** @param others routes beside the assignment's page */
export function showAssignment(
  answers: Answers = {},
  profile = sampleProfile(),
  others: RouteObject[] = [],
) {
  vi.stubGlobal('IntersectionObserver', AllInView);
  turnTourOff();
  if (!profileItem.get()) profileItem.set(profile);
  const network = fakeNetwork({ ...classAnswers, ...answers });
  const shown = showScreen(
    [
      { path: screens.assignment, element: <AssignmentScreen /> },
      ...others,
      { path: '/404', element: <p>Nothing here</p> },
      { path: screens.logout, element: <p>Logged out</p> },
    ],
    '/classrooms/12/7',
  );
  return { ...shown, network };
}

export async function awhinasBlock(): Promise<HTMLElement> {
  await screen.findByRole('textbox', { name: "Āwhina Tamihana's text" });
  const block = screen.getByRole('article', { name: 'Āwhina Tamihana' });
  await within(block).findByLabelText(/^Feedback (category|for)/);
  return block;
}
