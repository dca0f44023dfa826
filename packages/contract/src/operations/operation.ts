import type { z } from 'zod';
import { commonErrors, sessionErrors, type ErrorCode } from '../errors.ts';
import type { RateName } from '../rates.ts';

/**
 * Who may call: anyone; whoever is signed in; of these, teachers whose subscription is usable
 * (`hasAccess`), those who have what comes with a paid one (`hasPremium`), or administrators.
 */
export type Access = 'public' | 'teacher' | 'subscriber' | 'premium' | 'administrator';

/** How a caller can be refused at the door, besides what any call can meet. */
export const refusalsAtTheDoor = {
  public: [],
  teacher: sessionErrors,
  subscriber: [...sessionErrors, 'subscription_required'],
  premium: [...sessionErrors, 'subscription_required', 'premium_required'],
  administrator: [...sessionErrors, 'administrators_only'],
} as const satisfies Record<Access, readonly ErrorCode[]>;

/** How an answer travels. */
export type Answer =
  | { kind: 'json'; schema: z.ZodType }
  /** JSON for those who accept it, else the text of it. */
  | { kind: 'jsonOrText'; schema: z.ZodType; text: (answer: never) => string }
  | { kind: 'text' }
  /** One JSON value a line, each sent as soon as it is known. */
  | { kind: 'lines'; schema: z.ZodType }
  | { kind: 'pdf' }
  /** A JSON file to keep; its lists are sent row by row, so that it may be of any size. */
  | { kind: 'download'; filename: string; schema: z.ZodObject }
  | { kind: 'empty' };

/** One operation of the product's API: everything that both sides need to know of it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** How often it may be called; `usual` unless given. */
  rate?: RateName;
  /** Path with `:name` for each of `params`. */
  path: `/api/${string}`;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body; `multipart` where the body is a form with a file. */
  body?: z.ZodType | 'multipart';
  answer: Answer;
  /** Errors beyond `commonErrors` and `refusalsAtTheDoor`. */
  errors: readonly ErrorCode[];
}

/** Whether an operation may answer with this error. */
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
/** The body as a caller writes it, before defaults. */
export type SentBodyOf<O extends Operation> = Sent<O['body']>;

type Download<S extends z.ZodObject> = {
  [Part in keyof S['shape']]: S['shape'][Part] extends z.ZodArray<infer Row>
    ? AsyncIterable<z.output<Row>>
    : z.output<S['shape'][Part]>;
};

/** What a handler returns, before it is held to the contract. */
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
