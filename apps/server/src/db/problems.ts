/** The database can't be opened; the message says why and what to do, and holds no password. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Another process has the data folder open. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another Second Draft server. ` +
        'Stop that one, or choose another folder: DATA_DIR=./other-data npm start',
    );
  }
}

/** The embedded database’s thread has ended, and no other could take its place yet. */
export class EmbeddedDatabaseStopped extends Error {
  override readonly name: string = 'EmbeddedDatabaseStopped';
}

/** The embedded database’s thread ended while it did what was asked. */
export class EmbeddedDatabaseDied extends EmbeddedDatabaseStopped {
  override readonly name = 'EmbeddedDatabaseDied';
}

/** A copy of the database could not be made; the message says why. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
