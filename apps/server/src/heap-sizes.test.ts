import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const module = path.join(import.meta.dirname, 'heap-sizes.ts');

/**
 * Makes objects, of which it keeps a few, and tells how many megabytes are there for new ones.
 * The median of many looks: V8 takes more for a moment when a collection finds no room elsewhere.
 */
const busy = `
  const { getHeapSpaceStatistics } = require('node:v8');
  const seen = [];
  let kept = [];
  for (let made = 0; made < 1e6; made += 1) {
    kept.push({ made });
    if (kept.length > 40_000) {
      kept = kept.slice(20_000);
      seen.push(getHeapSpaceStatistics().find((one) => one.space_name === 'new_space').space_size);
    }
  }
  seen.sort((one, other) => one - other);
  console.log(seen[seen.length >> 1] / 1e6);
`;

const inThread = `new (require('node:worker_threads').Worker)(${JSON.stringify(busy)}, { eval: true })`;

/** Megabytes for new objects, of both halves that V8 divides them into. */
async function forNew(size: 'small' | 'roomy', work: string): Promise<number> {
  const program = `require(${JSON.stringify(module)}).sizeHeaps('${size}'); ${work}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', program]);
  return Number(stdout);
}

describe('new objects', () => {
  it('take two megabytes in each thread of a server of its own', async () => {
    expect(await forNew('small', busy)).toBeLessThan(3);
    expect(await forNew('small', inThread)).toBeLessThan(3);
  });

  it('take more in servers that share a database, but not what V8 would take', async () => {
    const inTexts = await forNew('roomy', inThread);
    expect(inTexts).toBeGreaterThan(3);
    expect(inTexts).toBeLessThan(12);
  });
});
