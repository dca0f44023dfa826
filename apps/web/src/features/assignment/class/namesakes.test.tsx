import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { chooseCategory, feedbackCall, press } from '../testing/feedback-steps.ts';
import { nothing } from '../testing/answers.ts';
import { answer, draft } from '../testing/sample-work.ts';
import { awhinasBlock, boFile } from '../testing/show-assignment.tsx';
import { namesakeFile, showNamesakes } from '../testing/show-namesakes.tsx';

const namesOf = (parts: HTMLElement[]) => parts.map((one) => one.textContent);

test('of students with one name, each has a number wherever she is named', async () => {
  showNamesakes();
  await awhinasBlock();
  const blocks = screen.getAllByRole('article');
  expect(blocks.map((block) => within(block).getByRole('heading').textContent)).toEqual([
    'Āwhina Tamihana',
    'Bo Li (1)',
    'Bo Li (2)',
  ]);
  const list = screen.getByRole('navigation', { name: 'Students' });
  expect(namesOf(within(list).getAllByRole('link'))).toEqual([
    expect.stringMatching(/^Āwhina Tamihana /),
    expect.stringMatching(/^Bo Li \(1\) /),
    expect.stringMatching(/^Bo Li \(2\) /),
  ]);
  expect(screen.getByRole('textbox', { name: "Bo Li (2)'s text" })).toBeTruthy();
  const line = screen.getByText('No document from 1 student').closest('details');
  expect(line?.querySelector('p')?.textContent).toBe('Bo Li (3)');
});

test('a notice tells students with one name apart', async () => {
  const drafts = [boFile, namesakeFile].map(({ id }) => ({
    ...draft,
    documentId: id,
    feedback: 'Ka pai, Bo.',
  }));
  showNamesakes({
    'GET /api/drafts/12/7': json(drafts),
    [`PUT /api/drafts/12/7/${namesakeFile.id}`]: nothing,
    'POST /api/comment': json({ id: 'comment-1', postedAt: draft.changedAt }),
  });
  await awhinasBlock();
  const block = screen.getByRole('article', { name: 'Bo Li (2)' });
  await userEvent.click(await within(block).findByRole('button', { name: 'Post' }));
  expect(await screen.findByText("Comment posted to Bo Li (2)'s document")).toBeTruthy();
  await press(block, 'New');
  expect(await screen.findByText("Bo Li (2)'s feedback was cleared.")).toBeTruthy();
});

test('what is sent about a student, or kept, knows her name as the class list has it', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const one = `/api/comment-bank/${'00'.repeat(8)}`;
  const { network } = showNamesakes({
    [feedbackCall]: json(answer),
    [`PUT ${one}`]: nothing,
    [`PUT /api/drafts/12/7/${namesakeFile.id}`]: nothing,
  });
  await awhinasBlock();
  const block = screen.getByRole('article', { name: 'Bo Li (2)' });
  await chooseCategory(block);
  await press(block, /Get feedback/);
  const box = await within(block).findByRole('textbox', { name: 'Feedback for Bo Li (2)' });
  expect(network.lastBody(feedbackCall)).toMatchObject({ studentName: 'Bo Li' });
  fireEvent.change(box, { target: { value: 'Ka pai, Bo Li.' } });
  await userEvent.click(await within(block).findByRole('button', { name: 'Keep in My Comments' }));
  await waitFor(() =>
    expect(network.lastBody(`PUT ${one}`)).toMatchObject({ text: 'Ka pai, [name].' }),
  );
});
