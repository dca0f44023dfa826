import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../problems.ts';
import { encryptionOf } from './encryption.ts';
import { explainUnavailable, tooOld } from './explain-unavailable.ts';

const ADDRESS = 'postgresql://mere:secret@db.school.example:5433/drafts?sslmode=require';
const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('it'), { code, ...more });
const explained = (error: unknown, address = ADDRESS) => explainUnavailable(error, address).message;

describe('an operator whose database can’t be used is told', () => {
  it.each([
    ['ECONNREFUSED', 'nothing answers there'],
    ['ENOENT', 'nothing answers there'],
    ['ENOTFOUND', 'that host is not known'],
    ['ETIMEDOUT', 'it does not answer in time'],
    ['ECONNRESET', 'it closed the connection'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'no authority that is trusted here has signed'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'no authority that is trusted here has signed'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'no authority that is trusted here has signed'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'no authority that is trusted here has signed'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['CERT_NOT_YET_VALID', 'its certificate is not valid yet'],
    ['28P01', 'it does not accept the user’s password'],
    ['28000', 'it does not let this user in'],
    ['3D000', 'it has no database of that name'],
    ['42501', 'this user may not make tables'],
    ['42P07', 'it has other tables of the same names'],
    ['53300', 'it has no connection to spare'],
    ['55P03', 'something reads its tables all the time, such as a backup'],
    ['57P03', 'it is still starting'],
    ['XX000', 'error XX000'],
  ])('why, by the code %s: %s', (code, reason) => {
    for (const error of [
      coded(code),
      new Error('failed', { cause: coded(code) }),
      new AggregateError([coded(code), coded('XX001')]),
    ])
      expect(explained(error)).toContain(`can’t be used: ${reason}`);
  });

  it.each([
    [new Error('timeout exceeded when trying to connect'), 'it does not answer in time'],
    [new Error('Connection terminated due to connection Timeout'), 'it does not answer in time'],
    [new Error('The server does not support SSL connections'), 'it offers no encryption'],
    [new Error('Hana'), 'it refused'],
    [coded('', { code: 7 }), 'it refused'],
    ['nonsense', 'it refused'],
  ])('why, where there is no code: %s', (error, reason) => {
    expect(explained(error)).toContain(`can’t be used: ${reason}`);
  });

  it('which database, and never by whose password', () => {
    expect(explained(coded('28P01'))).toContain('The database at db.school.example:5433/drafts ');
    expect(explained(coded('28P01'))).not.toMatch(/mere|secret/);
    const socket = 'postgresql://mere:secret@/drafts?host=%2Fvar%2Frun';
    expect(explained(coded('ENOENT'), socket.replace('@/', '@localhost/'))).toContain(
      'The database at /var/run/drafts ',
    );
  });

  it('which version it needs', () => {
    expect(tooOld(14)).toBeInstanceOf(DatabaseUnavailable);
    expect(tooOld(14).message).toBe(
      'The database is PostgreSQL 14; Second Draft needs 15 or newer.',
    );
  });

  it('what was found out already, unchanged', () => {
    const known = new DatabaseUnavailable('It is too old.');
    expect(explainUnavailable(known, ADDRESS)).toBe(known);
    const cause = coded('28P01');
    expect(explainUnavailable(cause, ADDRESS).cause).toBe(cause);
  });
});

describe('what an address says about encryption', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'encryption-'));
    for (const name of ['ca', 'cert', 'key'])
      await writeFile(path.join(folder, name), `the ${name}`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const PLAIN = 'postgresql://mere:secret@db.example/drafts';
  const of = (query: string) => encryptionOf(`${PLAIN}${query}`);

  it('is left to PostgreSQL where it says nothing', () => {
    expect(of('?application_name=drafts')).toEqual({
      connectionString: `${PLAIN}?application_name=drafts`,
    });
    expect(of(`?sslrootcert=${folder}/ca`)).toEqual({ connectionString: PLAIN });
  });

  it('is none where it is switched off, whatever files are named', () => {
    const plain = { connectionString: PLAIN, ssl: false };
    expect(of('?sslmode=disable')).toEqual(plain);
    expect(of(`?sslmode=disable&sslrootcert=${folder}/ca`)).toEqual(plain);
  });

  it.each(['require', 'prefer', 'verify-ca', 'verify-full'])(
    'is held to a certificate in every other mode: %s',
    (mode) => {
      expect(of(`?sslmode=${mode}`)).toEqual({ connectionString: PLAIN, ssl: {} });
      const files = ['sslrootcert=ca', 'sslcert=cert', 'sslkey=key'].map((one) =>
        one.replace('=', `=${folder}/`),
      );
      expect(of(`?sslmode=${mode}&${files.join('&')}`)).toEqual({
        connectionString: PLAIN,
        ssl: { ca: 'the ca', cert: 'the cert', key: 'the key' },
      });
    },
  );

  it.each(['sslrootcert', 'sslcert', 'sslkey'])('names the file that can’t be read: %s', (name) => {
    const file = `${folder}/none`;
    expect(() => of(`?sslmode=require&${name}=${file}`)).toThrow(
      `The file ${file}, which DATABASE_URL names as ${name}, can’t be read (ENOENT).`,
    );
  });
});
