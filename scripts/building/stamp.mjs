import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { madeFolders, root, stamps } from '../project.mjs';

function* filesIn(entry) {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield `${path.relative(root, entry)} ${stat.size} ${Math.trunc(stat.mtimeMs)}`;
    return;
  }
  for (const name of readdirSync(entry).toSorted())
    if (!madeFolders.has(name)) yield* filesIn(path.join(entry, name));
}

/** By names, sizes and modification times: fast, and good enough here. */
export function fingerprint(entries) {
  const hash = createHash('sha256');
  for (const entry of entries) for (const line of filesIn(entry)) hash.update(`${line}\n`);
  return hash.digest('hex');
}

export function isDone(name, print) {
  try {
    return readFileSync(path.join(stamps, name), 'utf8') === print;
  } catch {
    return false;
  }
}

export function markDone(name, print) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, name), print);
}
