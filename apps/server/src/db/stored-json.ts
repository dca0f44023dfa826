import { customType } from 'drizzle-orm/pg-core';
import { storableJson } from './storable.ts';

/** A jsonb column that takes any text; both drivers parse it on reading. */
export const storedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: storableJson,
});
