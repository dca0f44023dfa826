import { expect, test } from 'vitest';
import { noFrame } from '../../voice/frame.ts';
import { callsHer } from './calls-her.ts';

const named = {
  studentName: 'Sam',
  written: ['Mere, “so cold” works. Well done, Mere.'],
  feedback: 'Sam, “so cold” works. Well done, Sam.',
  frame: noFrame,
  studentText: 'The lake was so cold.',
};

test('a name that came back in place of its stand-in calls her', () => {
  expect(callsHer(named)).toBe(true);
});

test('feedback without her name outside quotations calls nobody', () => {
  expect(callsHer({ ...named, feedback: 'I like “Sam is so cold”.' })).toBe(false);
  expect(callsHer({ ...named, studentName: '' })).toBe(false);
});

test('a word that is also her name is told from it by what was written before names came back', () => {
  const feedback = 'Will, “so cold” works. Will your reader feel it?';
  const will = { ...named, studentName: 'Will', feedback };
  expect(callsHer({ ...will, written: ['Mere, “so cold” works. Will your reader feel it?'] })).toBe(
    false,
  );
});

test('where her text has somebody of that name, only a greeting by it is surely hers', () => {
  const studentText = 'SAM ran. The lake was so cold.';
  const about = (feedback: string, greeting = '') =>
    callsHer({ ...named, studentText, feedback, frame: { greeting, ending: '' } });
  expect(about('Sam, I like how Sam ran.')).toBe(false);
  expect(about('I like how Sam ran.')).toBe(false);
  expect(about('Sam, I like how “Sam ran”.')).toBe(true);
  expect(about('Kia ora Sam, that was cold.')).toBe(true);
  expect(about('Dear writer Sam!\n\nThat was cold.', 'Dear writer Sam!')).toBe(true);
});
