import { APIError } from 'openai';

/** What not every model and server knows, and what can be done without; the likeliest first. */
const dispensable = ['response_format', 'temperature'] as const;

type Parameter = (typeof dispensable)[number];

/** Parameters that an upstream model has refused. */
export type RefusedParameters = ReadonlySet<Parameter>;

/** Statuses by which services refuse a parameter. */
const REFUSALS = new Set([400, 422]);

/**
 * The parameter to leave out next: the one that the error names, else the likeliest one. Null where
 * the error is no refusal, or nothing is left to leave out.
 */
export function nextRefused(error: unknown, refused: RefusedParameters): Parameter | null {
  if (!(error instanceof APIError) || !REFUSALS.has(error.status ?? 0)) return null;
  const left = dispensable.filter((parameter) => !refused.has(parameter));
  return left.find((parameter) => parameter === error.param) ?? left[0] ?? null;
}
