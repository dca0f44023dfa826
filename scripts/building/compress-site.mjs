import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inProject } from '../project.mjs';

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

async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  await Promise.all([
    brotli(content, { params: parameters }).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

// Pages are left out: the server compresses them once it has written the public address into them.
await Promise.all((await filesToCompress(inProject('apps/web/build/client'))).map(compress));
