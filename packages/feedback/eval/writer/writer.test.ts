import { expect, it } from 'vitest';
import { recorded, requestsOfRecord, writtenFor } from './record.ts';

const record = recorded();

it.each([...requestsOfRecord()])(
  'writes what it wrote when that was last read: %s',
  (name, request) => {
    expect(writtenFor(request)).toEqual(record[name]);
  },
);
