import { operations, type Operation, type OperationName } from '@second-draft/contract';
import { requestOf as sampleRequest } from '@second-draft/server/src/api/testing/access-table.ts';
import { pdfOf } from '@second-draft/server/src/rubrics/testing/pdf-file.ts';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type * as z from 'zod';
import { arbitraryOf } from './arbitrary-of.ts';
import { BOTTOMLESS, BOTTOMLESS_MARK, halved, hostileText, spoilt } from './hostile.ts';

export interface FuzzRequest {
  operation: Operation;
  /** Includes the query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const sometimes = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd });

const nearly = (schema: z.ZodType): Arbitrary<unknown> => {
  const valid = arbitraryOf(schema);
  return sometimes(
    valid,
    fc.oneof(
      { weight: 4, arbitrary: valid.chain(spoilt) },
      { weight: 1, arbitrary: valid.map(halved) },
    ),
  );
};

type Texts = Record<string, unknown>;

const asText = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);

/** Escapes only what HTTP requires, unless `isEscaped`. */
const pathFrom = (operation: Operation, params: Texts, isEscaped: boolean) =>
  operation.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    // A cut may leave half a letter.
    const text = asText(params[name] ?? '')
      .slice(0, 2_000)
      .toWellFormed();
    return isEscaped ? encodeURIComponent(text) : encodeURI(text);
  });

const queryFrom = (query: Texts) => {
  const pairs = Object.entries(query).map(
    ([name, value]) =>
      `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(asText(value ?? ''))}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, 4_000) : '';
};

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/JSON;;;',
  '*/*',
] as const;

interface Body {
  type: string | null;
  bytes: Buffer | null;
}

const nothing: Body = { type: null, bytes: null };
const json = (value: unknown): Body => ({
  type: 'application/json',
  bytes: Buffer.from(
    (JSON.stringify(value) ?? '').replaceAll(
      `"${BOTTOMLESS_MARK}"`,
      BOTTOMLESS.open + BOTTOMLESS.close,
    ),
  ),
});

const broken = ({ type, bytes }: Body): Arbitrary<Body> => {
  const whole = bytes ?? Buffer.alloc(0);
  return fc.oneof(
    fc.nat(whole.length).map((length) => ({ type, bytes: whole.subarray(0, length) })),
    fc.constant({ type, bytes: Buffer.concat([whole, whole]) }),
    fc.constantFrom(...contentTypes).map((other) => ({ type: other, bytes: whole })),
    fc.uint8Array({ maxLength: 64 }).map((noise) => ({ type, bytes: Buffer.from(noise) })),
    fc.constant(nothing),
  );
};

const BOUNDARY = 'fuzz';

const part = (name: string, content: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;

const form: Arbitrary<Body> = fc
  .record({
    title: hostileText,
    file: fc.oneof(
      hostileText,
      fc.constant('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer'),
      fc.constant(Buffer.from(pdfOf(['I can order events in time'])).toString('latin1')),
    ),
    name: fc.constantFrom('pdf', 'file', '__proto__', 'title', ''),
    files: fc.integer({ min: 0, max: 3 }),
    fields: fc.constantFrom(0, 1, 2, 30),
    isEnded: sometimes(fc.constant(true), fc.constant(false)),
  })
  .map(({ title, file, name, files, fields, isEnded }) => {
    const parts = [
      ...Array.from({ length: fields }, () => part('title', title)),
      ...Array.from({ length: files }, () => part(name, file, '; filename="a.pdf"')),
      isEnded ? `--${BOUNDARY}--\r\n` : '',
    ];
    return {
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: Buffer.from(parts.join('')),
    };
  });

/** A valid body, so that not everything is refused; its token is nobody's. */
const sampleOf = (operation: Operation) => {
  const name = (Object.keys(operations) as OperationName[]).find(
    (one) => operations[one] === operation,
  );
  return name === undefined ? undefined : sampleRequest(name, 'not-a-token').sent.body;
};

function jsonBodyOf(operation: Operation, schema: z.ZodType): Arbitrary<unknown> {
  const sample = sampleOf(operation);
  if (sample === undefined) return nearly(schema);
  return fc.oneof(
    { weight: 4, arbitrary: nearly(schema) },
    { weight: 1, arbitrary: fc.constant(sample) },
    { weight: 1, arbitrary: spoilt(sample) },
  );
}

function bodyOf(operation: Operation): Arbitrary<Body> {
  const { body } = operation;
  if (body === undefined) return sometimes(fc.constant(nothing), hostileText.map(json));
  const usual = body === 'multipart' ? form : jsonBodyOf(operation, body).map(json);
  return sometimes(usual, usual.chain(broken));
}

const accepted = ['application/json', '*/*', 'text/plain', '', 'a/b/c;q=9'] as const;

function requestOf(operation: Operation): Arbitrary<FuzzRequest> {
  return fc
    .record({
      params: operation.params ? nearly(operation.params) : fc.constant({}),
      query: operation.query ? nearly(operation.query) : fc.constant({}),
      isEscaped: fc.boolean(),
      body: bodyOf(operation),
      accept: fc.constantFrom(...accepted),
    })
    .map(({ params, query, isEscaped, body, accept }) => ({
      operation,
      path:
        pathFrom(operation, Object(params) as Texts, isEscaped) + queryFrom(Object(query) as Texts),
      headers: { accept, ...(body.type !== null && { 'content-type': body.type }) },
      body: body.bytes,
    }));
}

const SETTINGS_MERGED = 2_000;

/** As many students as may be sent, new ones each round, so that the server has to trim. */
export const mergingRequest = (round: number): FuzzRequest => {
  const ids = Array.from(
    { length: SETTINGS_MERGED },
    (_, n) => 10 ** 12 + round * SETTINGS_MERGED + n,
  );
  const students = Object.fromEntries(ids.map((id) => [String(id), { readingLevel: 1 }]));
  const { type, bytes } = json({ students });
  return {
    operation: operations.saveSettings,
    path: operations.saveSettings.path,
    headers: { accept: '*/*', 'content-type': type ?? '' },
    body: bytes,
  };
};

export function fuzzRequests(count: number, seed: number): FuzzRequest[] {
  const all: Operation[] = Object.values(operations);
  const each = Math.ceil(count / all.length);
  const lists = all.map((operation, index) =>
    fc.sample(requestOf(operation), { numRuns: each, seed: seed + index }),
  );
  return Array.from({ length: each }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
}
