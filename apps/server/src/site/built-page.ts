import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { APP_STARTS, PUBLIC_ADDRESS_MARK } from '@second-draft/contract';
import { inlineScriptHashes } from './inline-scripts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each page is compressed once, in milliseconds. */
const BROTLI_QUALITY = 9;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface BuiltPage {
  type: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
  version: string;
  /** Of the inline scripts that its policy allows. */
  scriptHashes: readonly string[];
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface WrittenIntoPages {
  /** Null leaves addresses relative. */
  publicUrl: string | null;
  /** Else at the first touch. */
  startsAppWhenIdle: boolean;
}

async function readPage(
  file: string,
  { publicUrl, startsAppWhenIdle }: WrittenIntoPages,
): Promise<BuiltPage> {
  const built = await readFile(file, 'utf8');
  const addressed = built.replaceAll(PUBLIC_ADDRESS_MARK, publicUrl ?? '');
  const text = startsAppWhenIdle
    ? addressed.replace(APP_STARTS.onTouch, APP_STARTS.whenIdle)
    : addressed;
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(identity),
  ]);
  const extension = path.extname(file);
  return {
    type: types[extension] ?? 'application/octet-stream',
    bodies: { identity, br, gzip: gzipped },
    version: createHash('sha256').update(identity).digest('base64url').slice(0, 20),
    scriptHashes: extension === '.html' ? inlineScriptHashes(text) : [],
  };
}

/** Reads and compresses each page on first use: built files don't change. */
export function createBuiltPages(
  root: string,
  written: WrittenIntoPages,
): (file: string) => Promise<BuiltPage> {
  const known = new Map<string, Promise<BuiltPage>>();
  return (file) => {
    const page = known.get(file) ?? readPage(path.join(root, file), written);
    known.set(file, page);
    page.catch(() => known.delete(file));
    return page;
  };
}
