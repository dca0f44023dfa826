import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';
import { EmbeddedDatabaseDied, EmbeddedDatabaseStopped } from './problems.ts';

const coded = (code: unknown, more: object = {}) =>
  Object.assign(new Error('it'), { code, ...more });

it.each([
  ['the connection broke', coded('08006')],
  ['the disk is full', coded('53100')],
  ['there is no memory', coded('53200')],
  ['there are too many connections', coded('53300')],
  ['an operator ended it', coded('57P01')],
  ['the statement took too long', coded('57014')],
  ['the transaction stood idle', coded('25P03')],
  ['the disk failed', coded('58030')],
  ['the journal’s disk is full', coded('ENOSPC')],
  ['the network was given up', coded('ETIMEDOUT')],
  ['the peer is gone', coded('EPIPE')],
  ['nothing listens', coded('ECONNREFUSED')],
  ['the peer closed it', coded('ECONNRESET')],
  ['the host can’t be reached', coded('EHOSTUNREACH')],
  ['the network can’t be reached', coded('ENETUNREACH')],
  ['the name is not known', coded('ENOTFOUND')],
  ['names can’t be looked up', coded('EAI_AGAIN')],
  ['the quota is used up', coded('EDQUOT')],
  ['the disk can’t be read', coded('EIO')],
  ['the disk can’t be written', coded('EROFS')],
  ['another statement was in its way', coded('40P01')],
  ['a lock was not to be had', coded('55P03')],
  ['nobody vouches for it', coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE')],
  ['it vouches for itself', coded('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['its authority vouches for itself', coded('SELF_SIGNED_CERT_IN_CHAIN')],
  ['the connection ended', new Error('Connection terminated unexpectedly')],
  ['no connection was to be had', new Error('timeout exceeded when trying to connect')],
  ['it offers no encryption', new Error('The server does not support SSL connections')],
  ['the driver met an error', new Error('Client has encountered a connection error and is')],
  ['the driver was closed', new Error('Client was closed and is not queryable')],
  ['its certificate has expired', coded('CERT_HAS_EXPIRED')],
  ['its certificate is for another name', coded('ERR_TLS_CERT_ALTNAME_INVALID')],
  ['there is no socket', coded('ENOENT', { syscall: 'connect' })],
  ['the driver gave up waiting', new Error('Query read timeout')],
  ['the thread died', new EmbeddedDatabaseDied('it')],
  ['no thread could start', new EmbeddedDatabaseStopped('it')],
  ['a query failed of one of these', new DrizzleQueryError('select', [], coded('53100'))],
  ['all addresses failed', new AggregateError([coded('ECONNREFUSED'), coded('ETIMEDOUT')])],
])('takes the database for away when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ['a value is wrong', coded('22P02')],
  ['a rule is broken', coded('23505')],
  ['a table is missing', coded('42P01')],
  ['the database is spoilt', coded('XX001')],
  ['a file is missing', coded('ENOENT', { syscall: 'open' })],
  ['one address failed otherwise', new AggregateError([coded('ECONNREFUSED'), coded('22P02')])],
  ['it is no error', 'ENOSPC'],
  ['it is any error', new Error('something')],
  ['a text only speaks of it', new Error('so it says: Connection terminated')],
  ['a code only begins like one', coded('0800')],
  ['a code only ends like one', coded('ERR_NO_CERT_HAS_EXPIRED')],
  ['a code is another program’s', coded('08006X')],
  ['a code is a number', coded(57014)],
  [
    'a code is a number, whatever it says',
    Object.assign(new Error('Query read timeout'), { code: 7 }),
  ],
  ['nothing is known', undefined],
])('doesn’t when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
