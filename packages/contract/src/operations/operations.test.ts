import { expect, test } from 'vitest';
import * as z from 'zod';
import { feedbackId } from '../entities/feedback.ts';
import { errors } from '../errors.ts';
import { rates } from '../rates.ts';
import { operations } from './index.ts';
import { declares, type Access, type Operation } from './operation.ts';
import { commonErrors } from './shared-errors.ts';

const all: [string, Operation][] = Object.entries(operations);

test('no two operations have one method and path', () => {
  const places = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/gu, ':')}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(all)('%s: its path, params, method, rate and errors fit together', (_, one) => {
  expect(one.path).toMatch(/^\/api(?:\/(?:[a-z]+(?:-[a-z]+)*|:[a-zA-Z]+))+$/u);
  const inPath = Array.from(one.path.matchAll(/:(\w+)/gu), ([, name]) => name);
  expect(Object.keys(one.params?.shape ?? {})).toEqual(inPath);
  expect(one.body === undefined || ['POST', 'PUT'].includes(one.method)).toBe(true);
  expect(Object.keys(rates)).toContain(one.rate ?? 'usual');
  for (const code of one.errors) expect(Object.keys(errors)).toContain(code);
  expect(new Set(one.errors).size).toBe(one.errors.length);
});

const accesses: Access[] = ['public', 'teacher', 'subscriber', 'premium', 'administrator'];
const described = ['json', 'jsonOrText', 'lines', 'download'];
const plain = ['text', 'pdf', 'empty'];

test.each(all)('%s: it has a method, somebody who may call it, and an answer', (_, one) => {
  expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(one.method);
  expect(accesses).toContain(one.access);
  expect('schema' in one.answer ? described : plain).toContain(one.answer.kind);
});

/** Whoever may call these needs no account. */
const forAnybody = ['config', 'signIn', 'logout', 'checkAuth', 'captcha', 'contact', 'unsubscribe'];

test('only what comes before signing in is open to anybody', () => {
  const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name);
  expect(open.toSorted()).toEqual(forAnybody.toSorted());
});

test('what a link could call changes nothing, and takes nothing but an address', () => {
  const changes = /^(?:save|remove|delete|set|keep|replace|rename|upload)[A-Z]/u;
  const asked = all.filter(([, { method }]) => method === 'GET');
  for (const [name, { body }] of asked) expect([name, body]).toEqual([name, undefined]);
  expect(asked.map(([name]) => name).filter((name) => changes.test(name))).toEqual([]);
});

const withParams = all.filter(([, { params }]) => params !== undefined);

test.each(withParams)('%s: no param takes what could leave its place in an address', (_, one) => {
  for (const [name, param] of Object.entries<z.ZodType>(one.params?.shape ?? {}))
    // A feedback's id is only ever looked up here.
    for (const value of param === feedbackId ? [] : ['', '../..', 'a/b', 'a?b', 'a b'])
      expect(param.safeParse(value).success, `${name}: ${value}`).toBe(false);
});

const schemasOf = ({ answer, body, query }: Operation) => [
  ...('schema' in answer ? [answer.schema] : []),
  ...(body === undefined || body === 'multipart' ? [] : [body]),
  ...(query === undefined ? [] : [query]),
];

interface Described {
  type?: unknown;
  properties?: object;
  additionalProperties?: unknown;
  enum?: unknown[];
  const?: unknown;
}

const saysNothing = ({ type, properties = {}, additionalProperties, ...one }: Described) => {
  const isRecord = additionalProperties !== undefined && additionalProperties !== false;
  const isBare = type === 'object' && Object.keys(properties).length === 0 && !isRecord;
  return (
    isBare || 'not' in one || one.enum?.length === 0 || one.enum?.includes('') || one.const === ''
  );
};

/** Objects without any field, and choices of nothing, anywhere in the schema. */
const emptyIn = (schema: unknown): unknown[] =>
  typeof schema === 'object' && schema !== null
    ? [...(saysNothing(schema) ? [schema] : []), ...Object.values(schema).flatMap(emptyIn)]
    : [];

test.each(all)(
  '%s: everything that it takes and answers has fields, and choices have names',
  (_, one) => {
    for (const schema of schemasOf(one)) {
      const shape = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
      expect(emptyIn(shape)).toEqual([]);
    }
  },
);

const refusals: Record<Access, string[]> = {
  public: [],
  teacher: ['not_signed_in'],
  subscriber: ['not_signed_in', 'subscription_required'],
  premium: ['not_signed_in', 'subscription_required', 'premium_required'],
  administrator: ['not_signed_in', 'administrators_only'],
};
const atSomeDoor = [...new Set(Object.values(refusals).flat())] as (keyof typeof errors)[];

test.each(Object.entries(refusals))('a door for %s refuses with %s', (access, codes) => {
  const bare: Operation = { ...operations.config, access: access as Access };
  for (const code of atSomeDoor) expect(declares(bare, code), code).toBe(codes.includes(code));
});

test('an operation declares what any may answer, and its own errors, and no others', () => {
  for (const code of commonErrors) expect(declares(operations.config, code)).toBe(true);
  expect(declares(operations.rubricFile, 'not_found')).toBe(true);
  expect(declares(operations.rubrics, 'not_found')).toBe(false);
});

test('what reads a student’s text for its answer may say that it took too long', () => {
  for (const name of ['feedback', 'simplify', 'pickExample', 'setVerdict'] as const)
    expect(declares(operations[name], 'text_took_too_long'), name).toBe(true);
});
