import { expect, it } from 'vitest';
import { EmbeddedDatabaseDied } from '../../problems.ts';
import { fateOf, kindOf } from './fate.ts';

const coded = (code: unknown) => Object.assign(new Error('it'), { code });

it.each([
  ['the disk is full', coded('53100'), 'later'],
  ['the thread died', new EmbeddedDatabaseDied('it'), 'later'],
  ['nothing says why', new Error('it'), 'later'],
  ['the disk failed in a way of its own', coded('EUCLEAN'), 'later'],
  ['a number is all that is told', coded(23503), 'later'],
  ['its account has been deleted', coded('23503'), 'forget'],
  ['a value is wrong', coded('22P02'), 'aside'],
  ['it stands there already', coded('23505'), 'aside'],
  ['a column is missing', coded('42703'), 'aside'],
] as const)('what was promised and failed since %s is to be kept: %s', (_, error, fate) => {
  expect(fateOf(error)).toBe(fate);
});

it.each([
  ['insert into "completions" ("text") values (\'Hana\')', 'insert into completions'],
  ['with consent as (select 1) INSERT INTO drafts values ($1)', 'INSERT INTO drafts'],
  ['update "accounts" set name = \'Hana\'', 'update accounts'],
  ['delete from  drafts', 'delete from drafts'],
  ["select 'Hana'", 'statement'],
])('of a statement the verb and the table are told, never a value: %s', (sql, kind) => {
  expect(kindOf(sql)).toBe(kind);
});
