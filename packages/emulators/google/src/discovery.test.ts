import { isDeepStrictEqual } from 'node:util';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, describe, expect, test } from 'vitest';
import { methods } from './api.ts';
import type { ParameterKind } from './http/query.ts';
import {
  discoveryMethod,
  discoveryOf,
  hasDiscovery,
  toJsonSchema,
  type DiscoveryMethod,
} from './testing/discovery.ts';
import { sampleCalls, withOwnComment } from './testing/sample-calls.ts';
import { fileIds, teacher } from './testing/small-school.ts';
import { allScopes, smallEmulator } from './testing/start.ts';

const emulator = smallEmulator();
afterAll(() => emulator.close());
emulator.grantFiles(teacher.email, [fileIds.story]);
const token = emulator.issueToken({ email: teacher.email, scopes: allScopes });
const addressOf = await withOwnComment(emulator, token);

function validatorOf(id: string): ValidateFunction {
  const document = discoveryOf(id);
  const definitions = Object.fromEntries(
    Object.entries(document.schemas).map(([name, schema]) => [name, toJsonSchema(schema)]),
  );
  const { response } = discoveryMethod(document, id);
  const root = { $ref: `#/definitions/${response?.$ref}`, definitions };
  return new Ajv({ strict: false, allErrors: true }).compile(root);
}

function faultsOf(id: string, answer: unknown) {
  const validate = validatorOf(id);
  validate(answer);
  return validate.errors ?? [];
}

function fits(kind: ParameterKind, { parameters }: DiscoveryMethod, name: string): boolean {
  const parameter = parameters?.[name];
  if (parameter?.location !== 'query') return false;
  if (typeof kind === 'string') return parameter.type === kind;
  return parameter.enum === undefined || isDeepStrictEqual(parameter.enum, kind);
}

describe.skipIf(!hasDiscovery).each(methods)('by Google’s discovery document, $id', (method) => {
  const { id, path, verb, scopes, query } = method;

  test('is at this path, with these scopes and parameters', () => {
    const document = discoveryOf(id);
    const google = discoveryMethod(document, id);
    const expected = `/${document.servicePath}${google.path}`.replaceAll(/\{\+?(\w+)\}/g, ':$1');
    expect({ path, verb }).toEqual({ path: expected, verb: google.httpMethod });
    expect(google.scopes).toEqual(expect.arrayContaining([...scopes]));
    expect(Object.entries(query).filter(([name, kind]) => !fits(kind, google, name))).toEqual([]);
  });

  test('answers what its schema allows', async () => {
    const { path: url = '', body } = sampleCalls[id] ?? {};
    const answer = await emulator.app.inject({
      method: verb,
      url: addressOf(url),
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    expect(answer.statusCode).toBe(200);
    expect(faultsOf(id, answer.json())).toEqual([]);
  });
});

test.skipIf(!hasDiscovery)('an answer with a made-up field is caught', () => {
  expect(faultsOf('classroom.courses.get', { id: '1', name: 'A', mood: 'good' })).toHaveLength(1);
  expect(faultsOf('classroom.courses.list', { courses: [{ id: 1 }] })).toHaveLength(1);
});
