import { expect, it } from 'vitest';
import { GoogleFailure, sortFailure } from './failure.ts';

const refusal = (status: number, error: unknown) => ({ response: { status, data: { error } } });
const sorted = (status: number, error: unknown) => sortFailure(refusal(status, error)).outcome;

it.each([
  ['rateLimitExceeded', 'rate_limited'],
  ['userRateLimitExceeded', 'rate_limited'],
  ['sharingRateLimitExceeded', 'rate_limited'],
  ['RATE_LIMIT_EXCEEDED', 'rate_limited'],
  ['quotaExceeded', 'classroom_busy'],
  ['dailyLimitExceeded', 'classroom_busy'],
  ['appNotAuthorizedToFile', 'not_picked'],
  ['notListedAnywhere', 'refused'],
])('a refusal for %s is told in the old form and in the new', (reason, outcome) => {
  for (const form of ['errors', 'details']) {
    const told = { message: 'No.', [form]: [{}, { reason: 7 }, { reason }] };
    expect(sorted(403, told)).toBe(outcome);
    expect(sorted(400, told)).toBe('refused');
  }
});

it('a refusal is known by its first reason that is known, or by its message', () => {
  const errors = [{ reason: 'forbidden' }, { reason: 'domainPolicy' }];
  expect(sorted(403, { errors, details: [{ reason: 'SERVICE_DISABLED' }] })).toBe('school_blocked');
  expect(sorted(403, { message: '@ClassroomDisabled Off.', errors: 'none' })).toBe(
    'school_blocked',
  );
  expect(sorted(403, { message: 'See @ClassroomDisabled there.' })).toBe('refused');
  expect(sorted(403, { message: '@ClassroomDisabledByMe' })).toBe('refused');
});

it.each([
  [401, 'sign_in_expired'],
  [408, 'interrupted'],
  [429, 'rate_limited'],
  [499, 'refused'],
  [500, 'interrupted'],
  [403, 'refused'],
])('a status of %i tells it without a body too', (status, outcome) => {
  for (const data of [undefined, '<h1>Sorry</h1>', { error: 'invalid' }, {}])
    expect(sortFailure({ response: { status, data } })).toMatchObject({ outcome, status });
});

it('an answer that was too long is refused, however the client wraps it', () => {
  const announced = { response: { status: 200, data: undefined } };
  for (const error of [{ type: 'max-size' }, { cause: { type: 'max-size' } }, announced])
    expect(sortFailure(error)).toMatchObject({
      outcome: 'refused',
      message: 'Google answered too much',
    });
  expect(sortFailure({ type: 'aborted' })).toMatchObject({ outcome: 'interrupted', status: null });
});

it('says the status, and a reason that is known, and nothing else of what came', () => {
  const failure = sortFailure(
    refusal(403, {
      message: 'Hana’s document',
      errors: [{ reason: 'Hana' }, { reason: 'domainPolicy' }],
    }),
  );
  expect(failure.message).toBe('Google 403 domainPolicy');
  expect(failure.name).toBe('GoogleFailure');
  expect(sortFailure(failure)).toBe(failure);
  expect(sortFailure(new Error('Hana'))).toEqual(new GoogleFailure('interrupted'));
  expect(new GoogleFailure('interrupted').message).toBe('Google gave no answer');
});
