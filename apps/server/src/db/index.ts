export type { Database, OpenDatabase, Queries } from './database.ts';
export { createSchemaCheck } from './migrations.ts';
export { isDatabaseAway } from './is-database-away.ts';
export { openDatabase } from './open-database.ts';
export { BackupRefused, DatabaseUnavailable, DataFolderInUse } from './problems.ts';
export { isStorable, storableJson } from './storable.ts';
export { isDeeperThan } from './nesting.ts';
