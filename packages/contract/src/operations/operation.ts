import type * as z from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { RateName } from '../rates.ts';
import { commonErrors, sessionErrors } from './shared-errors.ts';

/** `teacher`: signed in; `subscriber`: also `hasAccess`; `premium`: also `hasPremium`. */
export type Access = 'public' | 'teacher' | 'subscriber' | 'premium' | 'administrator';

export const refusalsAtTheDoor = {
  public: [],
  teacher: sessionErrors,
  subscriber: [...sessionErrors, 'subscription_required'],
  premium: [...sessionErrors, 'subscription_required', 'premium_required'],
  administrator: [...sessionErrors, 'administrators_only'],
} as const satisfies Record<Access, readonly ErrorCode[]>;

export type Answer =
  | { kind: 'json'; schema: z.ZodType }
  /** JSON for callers that accept it, else `text`. */
  | { kind: 'jsonOrText'; schema: z.ZodType; text: (answer: never) => string }
  | { kind: 'text' }
  /** One JSON value per line, each sent as soon as it is known. */
  | { kind: 'lines'; schema: z.ZodType }
  | { kind: 'pdf' }
  /** A JSON file to save, of any size: its lists are streamed row by row. */
  | { kind: 'download'; filename: string; schema: z.ZodObject }
  | { kind: 'empty' };

/** Also an answer that is JSON only for callers that accept it. */
export const isJson = (
  answer: Answer,
): answer is Extract<Answer, { kind: 'json' | 'jsonOrText' }> =>
  answer.kind === 'json' || answer.kind === 'jsonOrText';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Default: `usual`. */
  rate?: RateName;
  path: `/api/${string}`;
  access: Access;
  /** Public, and yet says whose page asks. */
  tellsWhoAsks?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON, or `multipart` for a form with a file. */
  body?: z.ZodType | 'multipart';
  answer: Answer;
  /** Errors beyond `commonErrors` and `refusalsAtTheDoor`. */
  errors: readonly ErrorCode[];
}

/** Common errors and refusals included. */
export function declares({ access, errors }: Operation, code: ErrorCode): boolean {
  const declared: readonly ErrorCode[] = [...commonErrors, ...refusalsAtTheDoor[access], ...errors];
  return declared.includes(code);
}

/** Keeps the literal types of a declared operation. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : T extends 'multipart' ? FormData : undefined;

export type ParamsOf<O extends Operation> = Parsed<O['params']>;
export type QueryOf<O extends Operation> = Parsed<O['query']>;
export type BodyOf<O extends Operation> = Parsed<O['body']>;
/** Before defaults. */
export type SentBodyOf<O extends Operation> = Sent<O['body']>;

type Download<S extends z.ZodObject> = {
  [Part in keyof S['shape']]: S['shape'][Part] extends z.ZodArray<infer Row>
    ? AsyncIterable<z.output<Row>>
    : z.output<S['shape'][Part]>;
};

/** What a handler returns, before validation. */
export type AnswerOf<O extends Operation> = O['answer'] extends {
  kind: 'json' | 'jsonOrText';
  schema: infer S;
}
  ? Parsed<S>
  : O['answer'] extends { kind: 'lines'; schema: infer S }
    ? AsyncIterable<Parsed<S>>
    : O['answer'] extends { kind: 'text' }
      ? string
      : O['answer'] extends { kind: 'pdf' }
        ? Uint8Array
        : O['answer'] extends { kind: 'download'; schema: infer S extends z.ZodObject }
          ? Download<S>
          : void;
