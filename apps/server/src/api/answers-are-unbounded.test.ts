import { operations, type Operation } from '@second-draft/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';

/* oxlint-disable no-underscore-dangle -- zod keeps what a shape is made of under a name of its own */

/** Number formats (such as integers) are part of a value's kind, not a bound. */
const isBound = ({ _zod }: z.core.$ZodCheck) => _zod.def.check !== 'number_format';

function boundsIn(schema: z.ZodType): string[] {
  const found: string[] = [];
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, path }) => {
      const { checks = [] } = zodSchema._zod.def;
      const isFormat = zodSchema instanceof z.ZodStringFormat;
      if (checks.some(isBound) || isFormat) found.push(path.join('.'));
    },
  });
  return found;
}

const answers = Object.entries<Operation>(operations).flatMap(([name, { answer }]) =>
  'schema' in answer ? [{ name, schema: answer.schema }] : [],
);

// What was accepted once must stay readable, whatever the limits become.
it.each(answers)('$name answers with what is kept, of whatever size', ({ schema }) => {
  expect(boundsIn(schema)).toEqual([]);
});

it('a bound is found where there is one', () => {
  const bounded = z.object({
    list: z.array(z.string().max(3)),
    id: z.uuid(),
    few: z.record(z.string(), z.int()).refine(() => true),
    free: z.int(),
  });
  expect(boundsIn(bounded)).toHaveLength(3);
});
