import { errors, limits, messages, pickingMessages } from '@second-draft/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, refusal, silence } from '../../../../testing/fake-network.ts';
import { heldBack, lines } from '../../testing/answers.ts';
import { press, withFeedback } from '../../testing/feedback-steps.ts';
import { answer, file, studentText } from '../../testing/sample-work.ts';
import { boFile, readOf } from '../../testing/show-assignment.tsx';

const commentCall = 'POST /api/comment';
const postedAt = '2026-11-20T03:00:00.000Z';

test('posting sends the words as edited, says so, and marks the student as posted', async () => {
  const { block, box, network } = await withFeedback({
    [commentCall]: json({ id: 'c1', postedAt }),
  });
  await userEvent.type(box, ' Ka pai!');
  await press(block, 'Post');
  await screen.findByText(messages.comment.posted('Āwhina'));
  expect(network.asked.find(({ operation }) => operation === commentCall)?.body).toEqual({
    docId: file.id,
    commentText: `${answer.feedback} Ka pai!`,
    known: null,
    given: {
      courseId: '12',
      assignmentId: '7',
      feedbackId: answer.id,
      simplified: false,
      studentName: file.student.fullName,
      text: studentText,
      typedByTeacher: false,
    },
  });
  const button = within(block).getByRole('button', { name: 'Posted' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(within(block).getByRole('button', { name: 'New' })).toBeTruthy();
});

test('a comment on a text that is too long to be kept is posted with as much of it as fits', async () => {
  const { block, box, network } = await withFeedback({
    [commentCall]: json({ id: 'c1', postedAt }),
  });
  const text = 'a'.repeat(limits.studentTextMax + 1);
  fireEvent.change(within(block).getByRole('textbox', { name: "Āwhina Tamihana's text" }), {
    target: { value: text },
  });
  await userEvent.type(box, ' Ka pai!');
  await press(block, 'Post');
  await screen.findByText(messages.comment.posted('Āwhina'));
  expect(network.lastBody(commentCall)).toMatchObject({ given: { text: text.slice(1) } });
});

test('a comment that another tab has posted is shown, and she chooses what becomes of it', async () => {
  const other = { id: 'c1', postedAt };
  const { block, network } = await withFeedback({
    [commentCall]: json({ ...other, isOther: true }),
    'PUT /api/comment': json({ id: 'c1', postedAt: '2026-11-20T05:00:00.000Z' }),
  });
  await press(block, 'Post');
  expect(await screen.findAllByText(new RegExp(messages.comment.unseen))).not.toEqual([]);
  await press(block, 'Change the posted comment');
  expect(await within(block).findByRole('button', { name: 'Posted' })).toBeTruthy();
  expect(
    network.asked.find(({ operation }) => operation === 'PUT /api/comment')?.body,
  ).toMatchObject({ commentId: 'c1', known: other });
});

test('posting that fails says so, and leaves the feedback to be posted again', async () => {
  const { block } = await withFeedback({ [commentCall]: refusal('classroom_unavailable') });
  await press(block, 'Post');
  await screen.findByText(messages.comment.failed('Āwhina'));
  expect(within(block).getByRole('button', { name: 'Post' })).toBeTruthy();
  const beside = within(block).getByText(/^Not posted: /);
  expect(beside.closest('output, [role=alert]'), 'announced by the toast alone').toBeNull();
});

test('a document that is gone from Google’s reach is told in the same words wherever it is told', async () => {
  const { block } = await withFeedback({ [commentCall]: refusal('file_not_picked') });
  await press(block, 'Post');
  const told = await screen.findAllByText(new RegExp(messages.comment.outOfReach));
  expect(told).toHaveLength(2);
  expect(screen.queryByText(messages.comment.failed('Āwhina'))).toBeNull();
});

test('a document that takes no comment of hers says what to do, and offers no other try', async () => {
  const { block } = await withFeedback({ [commentCall]: refusal('comment_refused') });
  await press(block, 'Post');
  await screen.findByText(`Not posted: ${messages.comment.refused}`);
  expect(within(block).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(within(block).getByRole('button', { name: /Post/ }).ariaDisabled).toBe('true');
});

test('posting nothing is not possible', async () => {
  const { block, box, network } = await withFeedback();
  await userEvent.clear(box);
  await press(block, 'Post');
  expect(within(block).getByRole('button', { name: 'Post' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(network.times(commentCall)).toBe(0);
});

test('posting without write access says so, and leads to the picker instead', async () => {
  const { block, network } = await withFeedback({
    'POST /api/documents': lines(readOf(file.id, { isAppAuthorized: false }), readOf(boFile.id)),
    'GET /api/config': refusal('internal'),
    'GET /api/token': refusal('sign_in_expired'),
  });
  await userEvent.hover(within(block).getByRole('button', { name: 'Post' }));
  await screen.findByText(messages.comment.notPicked);
  await press(block, 'Post');
  await waitFor(() => expect(network.times('GET /api/token')).toBe(1));
  await screen.findByText(pickingMessages.tokenFailed);
  expect(network.times(commentCall)).toBe(0);
});

test('feedback for a document that takes no comments can’t be posted, and says why', async () => {
  const { block, network } = await withFeedback({
    'POST /api/documents': lines(
      readOf(file.id, { isAppAuthorized: false, isCommentRefused: true }),
      readOf(boFile.id),
    ),
  });
  const post = within(block).getByRole('button', { name: 'Post' });
  expect(post.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(post);
  expect(await screen.findByRole('tooltip')).toHaveProperty(
    'textContent',
    messages.comment.refused,
  );
  await userEvent.click(post);
  expect(network.times(commentCall)).toBe(0);
});

test('words changed after posting can take the place of the comment, or be another one', async () => {
  const { block, box, network } = await withFeedback({
    [commentCall]: json({ id: 'c1', postedAt }),
    'PUT /api/comment': json({ id: 'c1', postedAt: '2026-11-20T03:05:00.000Z' }),
  });
  await press(block, 'Post');
  await screen.findByText(messages.comment.posted('Āwhina'));
  await userEvent.type(box, '!');
  expect(within(block).getByText(/Your comment is already on the document/)).toBeTruthy();
  expect(screen.getByText(/^1 of 2 have feedback · 1 posted/)).toBeTruthy();
  expect(within(block).getByRole('button', { name: 'Post another' })).toBeTruthy();
  await press(block, 'Change the posted comment');
  await screen.findByText(messages.comment.changed('Āwhina'));
  const changed = network.asked.find(({ operation }) => operation === 'PUT /api/comment');
  expect(changed?.body).toMatchObject({
    commentId: 'c1',
    commentText: `${answer.feedback}!`,
  });
  expect(network.times(commentCall)).toBe(1);
});

test('a student whose feedback was emptied after posting still counts as posted', async () => {
  const { block, box } = await withFeedback({ [commentCall]: json({ id: 'c1', postedAt }) });
  await press(block, 'Post');
  await screen.findByText(messages.comment.posted('Āwhina'));
  await userEvent.clear(box);
  await screen.findByText(/^1 of 2 have feedback · 1 posted/);
  const list = screen.getByRole('navigation', { name: 'Students' });
  expect(within(list).getByRole('link', { name: 'Āwhina Tamihana Posted' })).toBeTruthy();
});

test('a comment that is gone from the document can be posted again', async () => {
  const { block, box } = await withFeedback({
    [commentCall]: json({ id: 'c1', postedAt }),
    'PUT /api/comment': refusal('comment_gone'),
  });
  await press(block, 'Post');
  await screen.findByText(messages.comment.posted('Āwhina'));
  await userEvent.type(box, '!');
  await press(block, 'Change the posted comment');
  await screen.findByText(errors.comment_gone.message);
  expect(within(block).getByRole('button', { name: 'Post' })).toBeTruthy();
});

test.each([
  ['Ctrl+Enter', '{Control>}{Enter}{/Control}'],
  ['Alt+Enter', '{Alt>}{Enter}{/Alt}'],
])('what is being simplified is neither posted nor marked by %s', async (_, keys) => {
  const { block, network } = await withFeedback({ 'POST /api/simplify': heldBack().wait });
  await press(block, 'Simplify');
  await within(block).findByText(messages.feedback.simplifying);
  await userEvent.keyboard(keys);
  await screen.findByText('This feedback is still being written');
  expect(network.times(commentCall)).toBe(0);
  await press(block, 'Cancel');
  const ready = await within(block).findByRole('button', { name: 'Ready' });
  expect(ready.getAttribute('aria-pressed')).toBe('false');
});

test('feedback that is on its way can be neither simplified nor put away', async () => {
  const { block } = await withFeedback({ [commentCall]: silence });
  await press(block, 'Post');
  for (const name of ['Simplify', 'New'])
    expect(within(block).getByRole('button', { name })).toHaveProperty('disabled', true);
});
