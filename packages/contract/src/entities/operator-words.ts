import * as z from 'zod';

const words = z.string().trim().min(1).max(600);
const fewWords = z.string().trim().min(1).max(120);

/**
 * What only the operator can say of the business. The public pages show nothing of the kind until
 * the operator says it.
 */
export const operatorWords = z.strictObject({
  /** By role, without names, from people who have agreed to be quoted. */
  testimonials: z.array(z.strictObject({ quotation: words, role: fewWords })).default([]),
  /** Other tools for teachers by the same makers; an `address` of null shows no link. */
  tools: z
    .array(
      z.strictObject({
        name: fewWords,
        description: words,
        address: z
          .url({ protocol: /^https?$/ })
          .nullable()
          .default(null),
      }),
    )
    .default([]),
  /** As in ‘Teachers in … use it’, ‘saves them …’ and ‘the work of …’. */
  claims: z
    .strictObject({
      schools: fewWords.nullable().default(null),
      saving: fewWords.nullable().default(null),
      makers: fewWords.nullable().default(null),
    })
    .default({ schools: null, saving: null, makers: null }),
});

export type OperatorWords = z.infer<typeof operatorWords>;

/** The same, as sent to the browser. */
export const publishedWords = z.object({
  testimonials: z.array(z.object({ quotation: z.string(), role: z.string() })),
  tools: z.array(
    z.object({ name: z.string(), description: z.string(), address: z.string().nullable() }),
  ),
  claims: z.object({
    schools: z.string().nullable(),
    saving: z.string().nullable(),
    makers: z.string().nullable(),
  }),
});
