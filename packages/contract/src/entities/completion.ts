import * as z from 'zod';

type Fields = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The first of these fields that has words; '' when there are none. */
function wordsOf(value: unknown, fields: readonly string[]): string {
  if (typeof value === 'string') return value;
  const words = isObject(value) && fields.map((field) => value[field]);
  return (words || []).find((one) => typeof one === 'string') ?? '';
}

/** Words, or an older record's object that has them in one of these fields. */
const wordsIn = (...fields: string[]) =>
  z.codec(z.unknown().optional(), z.string(), {
    decode: (value) => wordsOf(value, fields),
    encode: (words) => words,
  });

function instantOf(value: unknown): string {
  const instant = isObject(value) ? value['$date'] : value;
  if (typeof instant !== 'number') return typeof instant === 'string' ? instant : '';
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? String(instant) : date.toISOString();
}

const instant = z.codec(z.unknown().optional(), z.string(), {
  decode: instantOf,
  encode: (written) => written,
});

const choice = z.object({ message: z.object({ content: z.string() }) });

/** Of an older record, an instant may be a number or `$date`, and a user or category an object. */
export const completion = z.object({
  /** ISO 8601 instant; '' when unknown. */
  timestamp: instant,
  user: wordsIn('email', 'name'),
  category: wordsIn('title', 'id'),
  studentText: wordsIn('title', 'id'),
  wordCount: z.number().catch(0),
  /** Years; set only when a reading level was asked for. */
  readingAge: z.number().optional().catch(undefined),
  completion: z
    .object({ model: wordsIn(), id: wordsIn(), choices: z.array(choice).catch([]) })
    .catch({ model: '', id: '', choices: [] }),
});

const isRecord = (entry: unknown): entry is z.input<typeof completion> => isObject(entry);

export const completionsPage = z.object({
  /** Entries that are no objects are skipped. */
  completions: z.codec(z.array(z.unknown()), z.array(completion), {
    decode: (entries) => entries.filter(isRecord),
    encode: (records) => records,
  }),
  pagination: z.object({
    start: z.int(),
    limit: z.int(),
    returned: z.int(),
    total: z.int(),
    /** If missing, true for a page that is full. */
    hasMore: z.boolean().optional(),
  }),
});

export type CompletionsPage = z.infer<typeof completionsPage>;
