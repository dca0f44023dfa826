import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as contract from '@second-draft/contract';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { arbitraryOf } from './arbitrary-of.ts';
import { spoilt } from './hostile.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The contract with zod as the web app has it. */
async function contractInBrowser(): Promise<typeof contract> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'packages/contract/src/index.ts')],
    alias: { zod: path.join(root, 'apps/web/src/lib/zod/shapes.ts') },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const script = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${script}`)) as typeof contract;
}

const isShape = (one: unknown): one is z.ZodType => 'parse' in Object(one);

/** All that the contract names: entities, and what operations take and answer. */
const shapesOf = (from: typeof contract): (readonly [name: string, shape: z.ZodType])[] => {
  const named: [string, unknown][] = [
    ...Object.entries(from),
    ...Object.entries<contract.Operation>(from.operations).flatMap(
      ([name, { params, query, body, answer }]): [string, unknown][] => [
        [`${name} params`, params],
        [`${name} query`, query],
        [`${name} body`, body],
        [`${name} answer`, 'schema' in answer && answer.schema],
      ],
    ),
  ];
  return named.flatMap(([name, one]) => (isShape(one) ? [[name, one] as const] : []));
};

const RUNS = 30;
const SEED = 20_261_126;

const inBrowser = new Map(shapesOf(await contractInBrowser()));
const onServer = shapesOf(contract);

/** What a page can receive. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

test.each(onServer)('the browser reads %s as the server does', (name, schema) => {
  const small = inBrowser.get(name);
  const valid = arbitraryOf(schema);
  const values = fc.sample(fc.oneof(valid, valid.chain(spoilt), valid.map(asJson).chain(spoilt)), {
    numRuns: RUNS,
    seed: SEED,
  });
  for (const value of [undefined, null, '', 0, [], {}, ...values.map(asJson)]) {
    const expected = schema.safeParse(value);
    const read = small?.safeParse(value);
    expect(read?.success, JSON.stringify(value)).toBe(expected.success);
    expect(isDeepStrictEqual(read?.data, expected.data), JSON.stringify(value)).toBe(true);
  }
});
