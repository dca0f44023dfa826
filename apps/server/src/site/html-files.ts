import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes under which a policy lets the inline scripts of one page run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** Hashes by file, worked out when a file is first asked for: built pages don't change. */
export function createHashesByFile(): (file: string) => string[] {
  const known = new Map<string, string[]>();
  return (file) => {
    const found = known.get(file) ?? inlineScriptHashes(readFileSync(file, 'utf8'));
    known.set(file, found);
    return found;
  };
}
