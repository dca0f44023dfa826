import { lineOf } from '@second-draft/contract';
import { describe, expect, test } from 'vitest';
import { evalTexts } from '../../../eval/texts/index.ts';
import { divideText } from './task-lines.ts';

const river =
  'On Saturday my cousins and I biked to the river. The water was so cold that we only put our toes in. Then Wiremu fell right in, and we laughed all the way home.';
const steps = `1. Get the bread and put it in the toaster.
2. Push the lever down and wait until it pops.
3. Spread the butter while it is hot, then eat it quickly.`;

/** What is left, without what is blank. */
const leftOf = (text: string, ...task: string[]) =>
  divideText(text, task)
    .own.split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

describe('what a task says in a student’s document is not hers', () => {
  test.each([
    `WALT: write a recount.\nSuccess criteria:\n• I can order events\n• I can use past tense\nStart your recount below:\n${river}`,
    `Name: Tama Rangi\nDate: 12 May\nWALT: write a recount.\n\n${river}`,
    `WALT: persuade.\nSuccess criteria: I can state my opinion. I can give three reasons.\n${river}`,
    `Learning Intention\nTo write a recount\n\nSuccess Criteria\nOrient the reader\nTell events in order\nShare your feelings\n\n${river}`,
    `We are learning to write a recount.\nI will be successful when:\n- I order events\n- I use feelings\n\n${river}`,
    `WALT: recount\nSuccess criteria:\n\n${river}`,
    `WALT: recount\nSuccess criteria:\n${river}`,
    `${river}\n\nSuccess criteria\n☑ I have used full stops\n☐ I can use time words`,
    `Writing prompt: You come to a river. What happens?\n\n${river}`,
    `Whāinga ako: tuhi pūrākau\nPaearu angitū:\n- Ka whakamahi au i ngā kupu āhua\n\n${river}`,
    `Success criteria:\n\n[ ] I can order events\n\n[ ] I can use past tense\n\n${river}`,
  ])('in “%s”', (text) => expect(leftOf(text)).toBe(river));

  test('nor is a line of the assignment’s own', () => {
    const prompt = 'Write about a time you were brave.';
    expect(leftOf(`${prompt}\n${river}`, 'Brave', `Read the book first.\n- ${prompt}`)).toBe(river);
  });

  test('nor are sentences of a longer line of the assignment’s', () => {
    const task = 'Read the poem. Who is speaking in the poem? Why are they afraid? Draw it, too.';
    const text = `1. Who is speaking in the poem?\nWhy are they afraid? Draw it, too.\n${river}`;
    expect(leftOf(text, task)).toContain(river);
    expect(leftOf(text, task)).not.toContain('Who is speaking');
  });

  test('nor are criteria without bullets below it', () => {
    const criteria = 'Full stops at the end\nMy sentences begin with capital letters';
    expect(leftOf(`${river}\n\nChecklist\n${criteria}`)).toBe(river);
  });
});

describe('what a student lists is hers', () => {
  test.each([
    `WALT: write instructions\n${steps}`,
    `WALT: write instructions\nSC: steps in order\n\n${steps}`,
    `Success criteria:\n- use command verbs\n- number the steps\n${steps}`,
    `Success criteria:\n1. use command verbs\n2. number the steps\n\n${steps}`,
  ])('in “%s”', (text) => expect(leftOf(text)).toBe(steps));
});

test('what follows a heading of hers is hers, where it is no criterion', () => {
  const packing = 'sleeping bag\ntogs\ntwo warm jerseys\nWhen you get there\nPick a bottom bunk.';
  expect(leftOf(`${river}\nChecklist\n${packing}`)).toBe(`${river}\n${packing}`);
});

test('a number or an amount at a line’s start is no bullet', () => {
  const weights = '3.5 kg of flour\n-5 degrees outside\n10.30 pm and we left';
  expect(lineOf('3.5 kg of flour')).toEqual({ text: '3.5 kg of flour', isListed: false });
  expect(leftOf(`${river}\nChecklist\n${weights}`)).toContain(weights);
});

describe('nothing is taken for a task', () => {
  const mine = [
    `I am learning to play the guitar.\nMy teacher is very patient.\n${river}`,
    `My learning goal is to swim 25 metres.\n${river}`,
    `I will be successful when I try hard.\n${river}`,
    `I can hear the waves.\nI can smell the salt.\n${river}`,
    `12 Kea Road\nTaupō\n\nDear Mrs Bell,\n${river}\nYours sincerely,\nRuby`,
    `The river\n\n${river}\nRemember: never swim alone.`,
    `Walt Disney was born in Chicago.\n${river}`,
    `MARK: Who is there?\nSAM (what a fright that was?): Me!\n(They walk to the middle of the stage and look at your picture.)\n${river}`,
    `Who is your hero?\n${river}\nScore: 3 to 2.\nNext step: climb a tree.`,
    `Purpose: to find the fastest car.\n${river}`,
    `Materials:\n- a rope\n- a bike\n\nMethod:\n${steps}`,
  ];
  test.each(mine)('in “%s”', (text) =>
    expect(divideText(text, ['River', ''])).toEqual({ own: text, task: '' }),
  );

  test.each(evalTexts.map(({ body }) => body))('in “%s”', (text) =>
    expect(divideText(text, []).own).toBe(text),
  );

  test('where hardly anything else is there', () => {
    const empty = 'WALT: write a recount\nSuccess criteria:\n- I can order events\nOnce';
    expect(divideText(empty, []).own).toBe(empty);
  });
});

test('every other word stays at its place', () => {
  const text = `Name: Tama\r\nWALT: write a recount\n${river}`;
  const { own } = divideText(text, []);
  expect(own).toHaveLength(text.length);
  expect(own.indexOf(river)).toBe(text.indexOf(river));
});

test('what the document alone says of the task is told apart, without her name', () => {
  const text = `Name: Tama\nWALT: write a recount\nBe brave and say how it felt.\nSC: I can use time words\n\n${river}`;
  expect(divideText(text, ['Be brave and say how it felt.']).task).toBe(
    'WALT: write a recount\nSC: I can use time words',
  );
});
