/** The message says why and what to do, and holds no password. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another Second Draft server. ` +
        'Stop that one, or choose another folder: DATA_DIR=./other-data npm start',
    );
  }
}

/** The embedded database's thread has ended, and none has replaced it yet. */
export class EmbeddedDatabaseStopped extends Error {
  override readonly name: string = 'EmbeddedDatabaseStopped';
}

/** The embedded database's thread ended during the request. */
export class EmbeddedDatabaseDied extends EmbeddedDatabaseStopped {
  override readonly name = 'EmbeddedDatabaseDied';
}

export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}
