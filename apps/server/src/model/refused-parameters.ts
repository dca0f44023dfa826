import { APIError } from 'openai';

/** Parameters that some models refuse and that we can do without, likeliest first. */
const dispensable = ['response_format', 'temperature'] as const;

type Parameter = (typeof dispensable)[number];

export type RefusedParameters = ReadonlySet<Parameter>;

const REFUSALS = new Set([400, 422]);

/**
 * The parameter to omit next: the one that the error names, else the likeliest. Null if the error
 * is no refusal, or nothing is left to omit.
 */
export function nextRefused(error: unknown, refused: RefusedParameters): Parameter | null {
  if (!(error instanceof APIError) || !REFUSALS.has(error.status ?? 0)) return null;
  const left = dispensable.filter((parameter) => !refused.has(parameter));
  return left.find((parameter) => parameter === error.param) ?? left[0] ?? null;
}
