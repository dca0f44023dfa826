// Preloaded into a server by NODE_OPTIONS. Breaks its disk while FAULTS contains a file named after
// a fault. Keeps in SYNCED what a power cut would leave of DATA_DIR: only the bytes that were
// synced.
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { FAULTS = '', SYNCED = '', DATA_DIR = '' } = process.env;

const isOn = (fault) => FAULTS !== '' && fs.existsSync(path.join(FAULTS, fault));

/** True once per fault set. */
function strikes(fault) {
  if (!isOn(fault)) return false;
  fs.rmSync(path.join(FAULTS, fault));
  return true;
}

const failure = (code) => Object.assign(new Error(code), { code, syscall: 'write' });

const real = { writeSync: fs.writeSync, fsyncSync: fs.fsyncSync, renameSync: fs.renameSync };
const probe = await open(import.meta.filename);
const handles = Object.getPrototypeOf(probe);
const { write, datasync, sync } = handles;
await probe.close();

/** Writes to each file since its last sync. */
const unsynced = new Map();

/** The file's place in SYNCED; null for files outside DATA_DIR. */
function copyOf(fd) {
  const file = fs.readlinkSync(`/proc/self/fd/${fd}`);
  if (SYNCED === '' || !file.startsWith(`${DATA_DIR}${path.sep}`)) return null;
  return path.join(SYNCED, path.relative(DATA_DIR, file));
}

function remember(fd, bytes, position) {
  const copy = SYNCED === '' ? null : copyOf(fd);
  if (copy === null) return;
  const writes = unsynced.get(copy) ?? [];
  writes.push({ bytes: Buffer.from(bytes), position });
  unsynced.set(copy, writes);
}

/** Brings the copy up to what has been synced. */
function settle(fd) {
  const copy = SYNCED === '' ? null : copyOf(fd);
  if (copy === null) return;
  const file = `/proc/self/fd/${fd}`;
  if (fs.statSync(file).isDirectory()) {
    fs.mkdirSync(copy, { recursive: true });
    return;
  }
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(path.dirname(copy), { recursive: true });
    fs.copyFileSync(fs.readlinkSync(file), copy);
  } else {
    const to = fs.openSync(copy, 'r+');
    for (const { bytes, position } of unsynced.get(copy) ?? [])
      real.writeSync(to, bytes, 0, bytes.length, position);
    fs.ftruncateSync(to, fs.statSync(file).size);
    fs.closeSync(to);
  }
  unsynced.delete(copy);
}

fs.writeSync = (fd, bytes, offset, length, position) => {
  if (isOn('full')) throw failure('ENOSPC');
  const written = real.writeSync(fd, bytes, offset, length, position);
  if (typeof position === 'number')
    remember(fd, bytes.subarray(offset, offset + written), position);
  return written;
};
fs.fsyncSync = (fd) => {
  if (!isMainThread && strikes('thread')) process.exit(1);
  if (strikes('fsync')) throw failure('EIO');
  real.fsyncSync(fd);
  settle(fd);
};
fs.renameSync = (from, to) => {
  real.renameSync(from, to);
  if (SYNCED === '') return;
  const [before, after] = [from, to].map((file) =>
    path.join(SYNCED, path.relative(DATA_DIR, file)),
  );
  if (fs.existsSync(before)) real.renameSync(before, after);
};
handles.write = async function (bytes, offset, length, position) {
  if (isOn('full')) throw failure('ENOSPC');
  const most = isOn('short') ? Math.min(length, 64) : length;
  const done = await write.call(this, bytes, offset, most, position);
  remember(this.fd, bytes.subarray(offset, offset + done.bytesWritten), position);
  return done;
};
handles.datasync = async function () {
  if (strikes('datasync')) throw failure('EIO');
  await datasync.call(this);
  settle(this.fd);
};
handles.sync = async function () {
  await sync.call(this);
  settle(this.fd);
};
// For modules that imported them by name.
syncBuiltinESMExports();
