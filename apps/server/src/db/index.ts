export type { Database, OpenDatabase, Queries } from './database.ts';
export { createSchemaCheck } from './migrations.ts';
export { hasNoOwner } from './has-no-owner.ts';
export { isDatabaseAway } from './is-database-away.ts';
export { openDatabase, restoreEmbedded } from './open-database.ts';
export { BackupRefused, DatabaseUnavailable, DataFolderInUse, RestoreRefused } from './problems.ts';
export { createRoom, type Room } from './room.ts';
export { isStorable, storableJson, storableText } from './storable.ts';
export { isDeeperThan } from './nesting.ts';
