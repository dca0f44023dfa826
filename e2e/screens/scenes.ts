import type { Page } from '@playwright/test';
import { openAssignment, studentBlock } from '../fixtures/assignment-page.ts';
import { assignmentCalled, roomTwelve } from '../fixtures/school.ts';

/** A screen in a state worth a picture. */
export interface Scene {
  name: string;
  signedIn: boolean;
  open(page: Page): Promise<void>;
}

const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

async function withFeedback(page: Page): Promise<void> {
  await openAssignment(page, 'Camp recount');
  const student = studentBlock(page, 'Grace Thompson');
  await student.block.scrollIntoViewIfNeeded();
  if (!(await student.feedback.isVisible())) await student.getFeedback('Recount features');
  await student.block.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
}

const empty = (name: RegExp) => {
  const found = roomTwelve.assignments.find(({ title }) => name.test(title));
  return `/classrooms/${roomTwelve.id}/${(found ?? assignmentCalled('Camp recount')).id}`;
};

/** Every screen that is pictured. */
export const scenes: readonly Scene[] = [
  { name: 'landing', signedIn: false, open: at('/') },
  { name: 'not-found', signedIn: false, open: at('/no-such-page') },
  { name: 'classrooms', signedIn: true, open: at('/classrooms') },
  { name: 'assignments', signedIn: true, open: at(`/classrooms/${roomTwelve.id}`) },
  {
    name: 'assignment',
    signedIn: true,
    open: (page) => openAssignment(page, 'Camp recount'),
  },
  { name: 'assignment-feedback', signedIn: true, open: withFeedback },
  { name: 'assignment-empty', signedIn: true, open: at(empty(/Reading log: Term 4/)) },
  { name: 'categories', signedIn: true, open: at('/categories') },
  { name: 'rubrics', signedIn: true, open: at('/rubrics') },
  { name: 'settings', signedIn: true, open: at('/settings') },
  { name: 'account', signedIn: true, open: at('/account') },
  { name: 'completions', signedIn: true, open: at('/admin/completions') },
  { name: 'messages', signedIn: true, open: at('/admin/messages') },
  { name: 'about', signedIn: false, open: at('/about') },
  { name: 'blog', signedIn: false, open: at('/blog') },
  { name: 'pricing', signedIn: false, open: at('/pricing') },
  { name: 'contact', signedIn: false, open: at('/contact') },
  { name: 'privacy', signedIn: false, open: at('/privacy') },
];
