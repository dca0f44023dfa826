import { Reading, ShapeError } from './reading.ts';

/** Returns what the value is read as, and notes in `reading` what is wrong with it. */
export type Read = (value: unknown, reading: Reading) => unknown;

type Parsed = { success: true; data: unknown } | { success: false; error: ShapeError };

// oxlint-disable-next-line typescript/no-explicit-any -- a check is for values of its shape's own type
type Check = (value: any) => unknown;

const sizeOf = (value: number | string | unknown[]) =>
  typeof value === 'number' ? value : value.length;

/** What zod calls a schema, with as much of it as the contract and the web app use. */
export class Shape {
  readonly read: Read;

  constructor(read: Read) {
    this.read = read;
  }

  safeParse(value: unknown): Parsed {
    const reading = new Reading();
    const data = this.read(value, reading);
    const { issues } = reading;
    return issues.length === 0
      ? { success: true, data }
      : { success: false, error: new ShapeError(issues) };
  }

  parse(value: unknown): unknown {
    const read = this.safeParse(value);
    if (!read.success) throw read.error;
    return read.data;
  }

  /** Goes on with what is right so far. */
  andThen(next: Read): Shape {
    return new Shape((value, reading) => {
      const before = reading.issues.length;
      const data = this.read(value, reading);
      return reading.issues.length === before ? next(data, reading) : data;
    });
  }

  refine(isRight: Check, message: string | { message?: string } = 'not as agreed'): Shape {
    const told = typeof message === 'string' ? message : message.message;
    return this.andThen((value, reading) =>
      isRight(value) ? value : reading.wrong(told ?? 'not as agreed'),
    );
  }

  transform(change: Check): Shape {
    return this.andThen(change);
  }

  /** As for a JSON schema, which is not made here. */
  meta(): this {
    return this;
  }

  instead(of: unknown, value: () => unknown): Shape {
    return new Shape((given, reading) => (given === of ? value() : this.read(given, reading)));
  }

  optional(): Shape {
    return this.instead(undefined, () => undefined);
  }

  nullable(): Shape {
    return this.instead(null, () => null);
  }

  nullish(): Shape {
    return this.nullable().optional();
  }

  default(value: unknown): Shape {
    return this.instead(undefined, () => structuredClone(value));
  }

  catch(value: unknown): Shape {
    return new Shape((given) => {
      const read = this.safeParse(given);
      return read.success ? read.data : value;
    });
  }

  min(least: number): Shape {
    return this.refine((value) => sizeOf(value) >= least, `less than ${least}`);
  }

  max(most: number): Shape {
    return this.refine((value) => sizeOf(value) <= most, `more than ${most}`);
  }

  lt(limit: number): Shape {
    return this.refine((value) => sizeOf(value) < limit, `${limit} or more`);
  }

  int(): Shape {
    return this.refine(Number.isSafeInteger, 'not a whole number');
  }

  trim(): Shape {
    return this.transform((text: string) => text.trim());
  }

  regex(pattern: RegExp): Shape {
    return this.refine((text: string) => pattern.test(text), 'in another form');
  }
}
