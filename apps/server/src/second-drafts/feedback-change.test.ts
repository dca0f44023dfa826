import { expect, test } from 'vitest';
import { feedbackChangeOf } from './feedback-change.ts';

const written =
  'You show us the rock pool with “as clear as glass”. Your kōura made me laugh.\n\nNext, find “we go” and write it as it happened.';

test.each([
  ['as it was', written, 'unchanged'],
  ['with other line ends and spaces', ` ${written.replaceAll('\n', '\r\n')} \n`, 'unchanged'],
  ['with macrons that are composed otherwise', written.normalize('NFD'), 'unchanged'],
  ['with one word changed', written.replace('laugh', 'smile'), 'lightly'],
  ['with one mark changed', written.replace('laugh.', 'laugh!'), 'lightly'],
  [
    'with its paragraphs the other way round',
    written.split('\n\n').toReversed().join('\n\n'),
    'lightly',
  ],
  ['with a greeting', `Kia ora Bella. ${written}`, 'lightly'],
  ['with half of it taken out', written.split('\n\n')[1] ?? '', 'rewritten'],
  ['in other words', 'Great mahi, see me about your verbs.', 'rewritten'],
])('a feedback that is sent %s is %s', (_, sent, change) => {
  expect(feedbackChangeOf(written, sent)).toBe(change);
});
