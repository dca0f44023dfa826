import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const isThere = ({ path: file, contents }) =>
  existsSync(file) && readFileSync(file).equals(contents);

/**
 * Makes a folder hold these files and no others. What is the same isn't touched, and what has
 * changed is moved into place: whoever runs from the folder meanwhile finds every file, and whole.
 * @param {string} folder
 * @param {{ path: string, contents: Uint8Array }[]} files by their whole paths
 */
export function makeFolderHold(folder, files) {
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  for (const { path: file, contents } of files.filter((one) => !isThere(one))) {
    const made = path.join(making, path.basename(file));
    writeFileSync(made, contents);
    mkdirSync(path.dirname(file), { recursive: true });
    renameSync(made, file);
  }
  rmSync(making, { recursive: true });
  const wanted = new Set(files.map(({ path: file }) => file));
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !wanted.has(file)) rmSync(file, { force: true });
  }
}
