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

  it('has nothing of its message', () => {
    expect(JSON.stringify(loggable(coded('53100')))).not.toContain('Hemi');
  });
});
