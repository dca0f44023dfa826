import type { Reading } from './reading.ts';
import { Shape } from './shape.ts';

type Fields = Record<string, unknown>;
type Parts = Record<string, Shape>;
/** What becomes of fields that the shape doesn't name. */
type Others = 'dropped' | 'refused' | 'kept';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown, reading: Reading): Fields | undefined =>
  isFields(value) ? value : reading.wrong('not an object');

function readParts(fields: Fields, parts: [string, Shape][], reading: Reading): Fields {
  const read: Fields = {};
  for (const [key, part] of parts) {
    const value = reading.at(key, () => part.read(fields[key], reading));
    if (value !== undefined || key in fields) read[key] = value;
  }
  return read;
}

/** An object with these fields. */
export class ObjectShape extends Shape {
  readonly shape: Parts;
  private readonly others: Others;

  constructor(shape: Parts, others: Others = 'dropped') {
    const parts = Object.entries(shape);
    super((value, reading) => {
      const fields = fieldsOf(value, reading);
      if (!fields) return undefined;
      const read = readParts(fields, parts, reading);
      if (others === 'kept') return { ...fields, ...read };
      if (others === 'refused' && Object.keys(fields).some((key) => !Object.hasOwn(shape, key)))
        reading.wrong('more fields than agreed');
      return read;
    });
    this.shape = shape;
    this.others = others;
  }

  private with(shape: Parts): ObjectShape {
    return new ObjectShape(shape, this.others);
  }

  private mapped(change: (part: Shape) => Shape): ObjectShape {
    const parts = Object.entries(this.shape).map(([key, part]) => [key, change(part)]);
    return this.with(Object.fromEntries(parts));
  }

  private those(isKept: (key: string) => boolean): ObjectShape {
    return this.with(Object.fromEntries(Object.entries(this.shape).filter(([key]) => isKept(key))));
  }

  extend(more: Parts): ObjectShape {
    return this.with({ ...this.shape, ...more });
  }

  pick(names: Record<string, true>): ObjectShape {
    return this.those((key) => key in names);
  }

  omit(names: Record<string, true>): ObjectShape {
    return this.those((key) => !(key in names));
  }

  partial(): ObjectShape {
    return this.mapped((part) => part.optional());
  }

  required(): ObjectShape {
    return this.mapped((part) => part.refine((value) => value !== undefined, 'missing'));
  }
}

/** With any keys that fit `key`. */
export const recordOf = (key: Shape, value: Shape) =>
  new Shape((given, reading) => {
    const read: Fields = {};
    for (const [name, entry] of Object.entries(fieldsOf(given, reading) ?? {})) {
      if (name === '__proto__') continue;
      reading.at(name, () => {
        key.read(name, reading);
        read[name] = value.read(entry, reading);
      });
    }
    return read;
  });
