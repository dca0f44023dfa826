import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { bytesAtOnce, feedbackAtOnce, rates, strangersBytesAtOnce, type Rate } from './rates.ts';

test('a teacher can upload the largest rubric and send the longest texts at once', () => {
  // A letter takes up to three bytes.
  const texts = limits.textsCharactersMax * 3;
  expect(bytesAtOnce.perTeacher).toBeGreaterThan(limits.rubricBytesMax + texts);
  expect(strangersBytesAtOnce.perTeacher).toBeGreaterThan(limits.contactMessageMax * 3);
});

test('one caller cannot take up a server alone', () => {
  for (const { perTeacher, perServer } of [bytesAtOnce, feedbackAtOnce, strangersBytesAtOnce]) {
    expect(perServer).toBeGreaterThan(perTeacher * 4);
    expect(perServer).toBeLessThan(512 * 1024 * 1024);
  }
});

test('a class of 34, with three feedbacks under way, stays within every rate', () => {
  expect(feedbackAtOnce.perTeacher).toBeGreaterThanOrEqual(34);
  expect(rates.feedback.perTeacher).toBeGreaterThanOrEqual(34 * 2);
});

test('a teacher can look at the records of a class in an hour, one visit a student, and download hers', () => {
  expect(rates.account.perTeacher).toBeGreaterThan(34);
});

test.each(Object.entries<Rate>(rates))(
  'the rate “%s” counts somebody, over some time',
  (_, rate) => {
    expect(rate.seconds).toBeGreaterThanOrEqual(60);
    expect(rate.perTeacher ?? rate.perAddress ?? 0).toBeGreaterThan(0);
  },
);
