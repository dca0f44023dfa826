import { ObjectShape, recordOf } from './record.ts';
import { Shape } from './shape.ts';

type Parts = ObjectShape['shape'];

/** One of a few values, which a record keyed by them must all have. */
class Choice extends Shape {
  readonly options: readonly string[];

  constructor(options: readonly string[]) {
    super(literal(options).read);
    this.options = options;
  }
}

const typeOf = (isRight: (value: unknown) => boolean, expected: string) =>
  new Shape((value, reading) => (isRight(value) ? value : reading.wrong(expected)));

const ofType = (type: 'string' | 'boolean') => typeOf((value) => typeof value === type, type);

export const string = () => ofType('string');
export const boolean = () => ofType('boolean');
export const number = () => typeOf(Number.isFinite, 'number');
export const int = () => number().int();
export const unknown = () => new Shape((value) => value);

export function literal(values: unknown): Shape {
  const all: readonly unknown[] = Array.isArray(values) ? values : [values];
  return typeOf((value) => all.includes(value), 'another value');
}

const choice = (options: readonly string[]) => new Choice(options);
const nothing = () => literal(null);
export { choice as enum, nothing as null };

export const object = (shape: Parts) => new ObjectShape(shape);
export const strictObject = (shape: Parts) => new ObjectShape(shape, 'refused');
export const looseObject = (shape: Parts) => new ObjectShape(shape, 'kept');

export const record = (key: Shape, value: Shape) =>
  key instanceof Choice
    ? strictObject(Object.fromEntries(key.options.map((name) => [name, value])))
    : recordOf(key, value);

export const array = (item: Shape) =>
  typeOf(Array.isArray, 'list').andThen((list, reading) =>
    (list as unknown[]).map((value, at) => reading.at(at, () => item.read(value, reading))),
  );

/** The first that fits. */
export const union = (shapes: readonly Shape[]) =>
  new Shape((value, reading) => {
    for (const shape of shapes) {
      const read = shape.safeParse(value);
      if (read.success) return read.data;
    }
    return reading.wrong('none of those agreed');
  });

export const preprocess = (change: (value: unknown) => unknown, shape: Shape) =>
  new Shape((value, reading) => shape.read(change(value), reading));

export const codec = (from: Shape, to: Shape, { decode }: { decode: (value: never) => unknown }) =>
  from.andThen((value, reading) => to.read(decode(value as never), reading));

export const coerce = { number: () => preprocess(Number, number()) };

export const uuid = () =>
  string().regex(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i);

export const email = () =>
  string().regex(/^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i);

export const url = ({ protocol }: { protocol: RegExp }) =>
  string().refine((text: string) => protocol.test(URL.parse(text)?.protocol.slice(0, -1) ?? ''));

const isDay = (instant: string) =>
  new Date(instant).toISOString().slice(0, 10) === instant.slice(0, 10);

export const iso = {
  datetime: () =>
    string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/)
      .refine(isDay),
};
