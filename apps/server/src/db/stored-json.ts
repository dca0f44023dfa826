import { customType } from 'drizzle-orm/pg-core';
import { storableJson } from './storable.ts';

/** A column of type jsonb that takes whatever text its values hold; both drivers read it parsed. */
export const storedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: storableJson,
});
