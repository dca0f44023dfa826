import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loggable } from '../problems/index.ts';

const coded = (code: unknown) => Object.assign(new Error('Hemi wrote this'), { code });

describe('what is logged of a failure', () => {
  it.each(['53100', '22P05', 'ENOSPC', 'EIO', 'ERR_STREAM_DESTROYED'])(
    'has its code: %s',
    (code) => {
      expect(loggable(coded(code)).code).toBe(code);
      expect(loggable(new DrizzleQueryError('select 1', [], coded(code))).code).toBe(code);
    },
  );

  it.each(['Hemi wrote this', 'hemi@awa.school.nz', 'E', '', 53100, null])(
    'has no code that may be a text: %j',
    (code) => {
      expect(loggable(coded(code))).not.toHaveProperty('code');
    },
  );

  it('has the status that a service answered with, and its name for a refusal', () => {
    const refused = Object.assign(coded('invalid_api_key'), { status: 401 });
    expect(loggable(refused)).toMatchObject({ code: 'invalid_api_key', status: 401 });
    expect(loggable(Object.assign(coded('hemi_wrote_this'), { status: 'Hemi' }))).toEqual({
      kind: 'Error',
      at: expect.any(Array),
    });
  });

  it.each([
    'We woke\n    at Hemi’s house at 10:30:15\nand ate.',
    'We woke\n    at Hemi (/his/house:10:30)',
  ])('says where it happened, and nothing of a text that looks like a place: %j', (text) => {
    const { at } = loggable(new DrizzleQueryError('insert', [text], coded('53100')));
    expect(at[0]).toContain('loggable.test.ts');
    expect(at.join('\n')).not.toContain('Hemi');
  });

  it('has no such line of a message that was changed since', () => {
    const error = new Error('We woke\n    at Hemi’s house at 10:30:15\nand ate.');
    expect(error.stack).toContain('Hemi');
    error.message = 'changed';
    expect(JSON.stringify(loggable(error))).not.toContain('Hemi');
  });

  it('has nothing of its message', () => {
    expect(JSON.stringify(loggable(coded('53100')))).not.toContain('Hemi');
  });
});
