import { expect, it } from 'vitest';
import { readAsForm } from '../student-text.ts';

const promptsOf = (text: string) => readAsForm(text).prompts.map((one) => one.text);

const answered =
  'What did we do?\nWe made boats.\n2. How did they float?\nSome sank. Mine did not.\nWhat was hard?\nThe sails.';

it('knows questions that the lines below answer, and takes none of them for a sentence', () => {
  expect(promptsOf(answered)).toEqual([
    'What did we do?',
    '2. How did they float?',
    'What was hard?',
  ]);
  expect(readAsForm(answered).sentences.map(({ text }) => text)).toEqual([
    'We made boats.',
    'Some sank.',
    'Mine did not.',
    'The sails.',
  ]);
});

it.each([
  ['questions within a paragraph', 'Have you seen it? I have. Was it big? It was. Why? Who knows?'],
  ['two questions', 'What did we do?\nWe made boats.\nWas it fun?\nYes.'],
  ['questions after one another', 'What is it?\nWho is there?\nWhy is it dark?\nI ran home.'],
  [
    'questions here and there in a longer text',
    `${answered}\n${'The boat went round the pond.\n'.repeat(8)}`,
  ],
  [
    'jokes',
    'Why did the hen go to town?\nFor a peck-nic\nWhat do you call a wet hen?\nA duck\nWhere do hens sleep?\nIn feathers',
  ],
  [
    'an interview',
    'Q: What is it?\nA: I do not know.\nQ: Who are you?\nA: I am Pip.\nQ: Why?\nA: You asked me.',
  ],
])('takes %s for none', (_, text) => {
  expect(promptsOf(text)).toEqual([]);
});
