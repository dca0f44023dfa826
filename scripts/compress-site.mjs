import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inProject } from './project.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A smaller file isn't worth a compressed copy (bytes). */
const SMALLEST = 1024;

const parameters = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

async function filesToCompress(folder) {
  const found = await Array.fromAsync(glob('**/*.{js,css,svg,webmanifest}', { cwd: folder }));
  return found.map((file) => path.join(folder, file));
}

// Pages are left out: the server compresses them once it has written the public address into them.
for (const file of await filesToCompress(inProject('apps/web/build/client'))) {
  const content = await readFile(file);
  if (content.length < SMALLEST) continue;
  await writeFile(`${file}.br`, await brotli(content, { params: parameters }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
