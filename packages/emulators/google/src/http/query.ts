import { invalidArgument } from './errors.ts';

/** A list names the values allowed. */
export type ParameterKind = 'string' | 'integer' | 'boolean' | readonly string[];
export type Parameters = Readonly<Record<string, ParameterKind>>;

export const standardParameters: Parameters = {
  '$.xgafv': 'string',
  access_token: 'string',
  alt: ['json'],
  callback: 'string',
  fields: 'string',
  key: 'string',
  oauth_token: 'string',
  prettyPrint: 'boolean',
  quotaUser: 'string',
  uploadType: 'string',
  upload_protocol: 'string',
};

export interface Query {
  one(name: string): string | undefined;
  all(name: string): readonly string[];
  integer(name: string): number | undefined;
  isTrue(name: string): boolean;
}

function fits(value: string, kind: ParameterKind): boolean {
  if (kind === 'string') return true;
  if (kind === 'integer') return /^-?\d{1,9}$/.test(value);
  if (kind === 'boolean') return value === 'true' || value === 'false';
  return kind.includes(value);
}

/** @throws GoogleError 400 for an unknown parameter or a value that doesn't fit */
export function parseQuery(search: URLSearchParams, known: Parameters): Query {
  for (const [name, value] of search) {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!kind) {
      const reason = `Unknown name "${name}": Cannot bind query parameter.`;
      throw invalidArgument(`Invalid JSON payload received. ${reason}`);
    }
    if (!fits(value, kind)) throw invalidArgument(`Invalid value at '${name}', "${value}"`);
  }
  const one = (name: string) => search.get(name) ?? undefined;
  return {
    one,
    all: (name) => search.getAll(name),
    integer: (name) => (one(name) === undefined ? undefined : Number(one(name))),
    isTrue: (name) => one(name) === 'true',
  };
}
