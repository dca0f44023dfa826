import { describe, expect, test } from 'vitest';
import { findIntention } from './find-intention.ts';

const found = (...texts: string[]) => findIntention(texts);

const camp = `WALT: write a recount that makes our reader feel they were at camp with us.
Success criteria:
• I say who, when and where at the start.
• I use time words (first, after lunch, that night).
Start your recount below:`;

test('a template’s intention and its criteria are found, and nothing of what follows', () => {
  expect(found(camp)).toEqual({
    learning: ['write a recount that makes our reader feel they were at camp with us.'],
    criteria: [
      'I say who, when and where at the start.',
      'I use time words (first, after lunch, that night).',
    ],
  });
});

describe('a learning intention is found', () => {
  test.each([
    ['WALT write a recount', 'write a recount'],
    ['W.A.L.T. – write a recount', 'write a recount'],
    ['Walt: write a recount', 'write a recount'],
    ['WALHT: write a recount', 'write a recount'],
    ['**WALT:** write a recount', 'write a recount'],
    ['WALT: We are learning to write a recount', 'write a recount'],
    ['We are learning to write a recount', 'write a recount'],
    ['We’re learning how to write a recount', 'write a recount'],
    ['Today we are learning to write a recount', 'write a recount'],
    ['I am learning to write a recount', 'write a recount'],
    ['We are learning to:\n- write a recount', 'write a recount'],
    ['We are learning to…\nwrite a recount\n\nOne day', 'write a recount'],
    ['Learning intention\nwrite a recount\n\nOn Monday', 'write a recount'],
    ['Learning Intention(s): write a recount', 'write a recount'],
    ['Our learning intention is to write a recount', 'write a recount'],
    ['Learning goal - write a recount', 'write a recount'],
    ['## Learning Objective\n\nwrite a recount', 'write a recount'],
    ['LI: write a recount', 'write a recount'],
    ['L.I. write', null],
    ['Kei te ako tātou ki te tuhi pūrākau', 'tuhi pūrākau'],
    ['Whāinga ako: tuhi pūrākau', 'tuhi pūrākau'],
    ['Read pages 3 to 5. WALT: write a recount', 'write a recount'],
    ['1. WALT: write a recount', 'write a recount'],
  ])('in “%s”', (text, learning) => {
    expect(found(text)?.learning[0] ?? null).toBe(learning);
  });
});

describe('success criteria are found', () => {
  const two = ['I can order events', 'I can use past tense'];
  test.each([
    'Success criteria:\n- I can order events\n- I can use past tense',
    'SUCCESS CRITERIA\nI can order events\nI can use past tense\n\nOne day a taniwha woke.',
    'Success Criteria –\n\n☐ I can order events\n\n☐ I can use past tense\n\nOne day a taniwha woke.',
    'SC:\n1. I can order events\n2. I can use past tense\nName: Mere',
    'WILF:\n* I can order events\n* I can use past tense',
    'I can order events\nI can use past tense',
    '✅ I can order events\n✅ I can use past tense\nStart here.',
    'I can statements:\n• I can order events;\n• I can use past tense',
    'Write about camp. Success criteria: I can order events, I can use past tense',
    'I will be successful when:\n- I can order events\n- I can use past tense',
    'You’ll be successful if…\n[ ] I can order events\n[x] I can use past tense',
    'Success looks like:\r\n\u2022\tI can order events\r\n\u2022\tI can use past tense',
  ])('in “%s”', (text) => {
    expect(found(text)?.criteria).toEqual(two);
  });
});

test.each([
  '',
  'Write about your holiday. Use a title.',
  'Walt Disney was born in Chicago.',
  'I can hear the waves from our bach.',
  'I can’t wait for camp.\nI can’t swim.',
  'My nana says we are learning to be patient.',
  'SC',
  'Name:\nDate:',
  'The success criteria are on the wall',
])('nothing is found in “%s”', (text) => expect(found(text)).toBeNull());

test('the intention may be in the instructions and the criteria in the template', () => {
  expect(found('WALT: persuade', 'Success criteria:\n- I give reasons')).toEqual({
    learning: ['persuade'],
    criteria: ['I give reasons'],
  });
});

test('why it is learnt is not part of it', () => {
  expect(found('WALT: write speeches\nTIB: people listen\nSC:\n- I give reasons')).toEqual({
    learning: ['write speeches'],
    criteria: ['I give reasons'],
  });
});

test('a text of any length is read, and no more is taken from it than a task says', () => {
  const long = `WALT: write\nSuccess criteria:\n${'- I can write\n- I do\n'.repeat(20_000)}`;
  expect(found(long)?.criteria).toEqual(['I can write', 'I do']);
  const many = Array.from({ length: 40 }, (_, i) => `- I can do ${i}`).join('\n');
  expect(found(`SC:\n${many}`)?.criteria).toHaveLength(15);
  expect(found(`WALT: ${'very '.repeat(1_000)}long`)?.learning[0]?.length).toBeLessThan(260);
});
