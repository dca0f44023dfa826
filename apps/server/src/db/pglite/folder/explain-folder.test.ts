import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../problems.ts';
import { explainFolder } from './explain-folder.ts';

const failed = (more: object) => Object.assign(new Error('it'), more);

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])(
  'an operator whose data folder can’t be written to is told which, why and what to do: %s',
  (code) => {
    const cause = failed({ code, syscall: 'write' });
    const told = explainFolder(cause, '/srv/drafts');
    expect(told).toBeInstanceOf(DatabaseUnavailable);
    expect(told).toMatchObject({
      message: `The data folder /srv/drafts can’t be written to (${code}). Make room on its disk, or choose another with DATA_DIR.`,
      cause,
    });
  },
);

it.each([
  ['ENOSPC', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
  ['EIO', { code: 'ERR_SQLITE_ERROR', errcode: 778 }],
  ['EROFS', { code: 'ERR_SQLITE_ERROR', errcode: 8 }],
  ['ENOENT', { code: 'ENOENT', syscall: 'mkdir' }],
])('an operator whose data folder can’t be locked or made is told the same: %s', (code, more) => {
  expect(explainFolder(failed(more), '/srv/drafts')).toMatchObject({
    name: 'DatabaseUnavailable',
    message: expect.stringContaining(`can’t be written to (${code})`) as unknown,
  });
});

it.each([
  ['that of a lock that is no lock', failed({ code: 'ERR_SQLITE_ERROR', errcode: 26 })],
  ['the database’s own', failed({ code: '53100' })],
  ['one of a program that is broken', failed({ code: 'EISDIR', syscall: 'open' })],
  ['one without a code', failed({ syscall: 'write' })],
  ['one with a code of no call', failed({ code: 'EIO' })],
])('every other error stays as it is: %s', (_, error) => {
  expect(explainFolder(error, '/srv/drafts')).toBe(error);
});
