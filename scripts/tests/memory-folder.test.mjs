import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryFolder } from './memory-folder.mjs';

describe('a folder in memory', () => {
  let memory;
  beforeEach(() => {
    memory = mkdtempSync(path.join(tmpdir(), 'second-draft-memory-'));
  });
  afterEach(() => rmSync(memory, { recursive: true }));

  it('is there while tests run, and goes with them', () => {
    const opened = openMemoryFolder(memory, 1);
    expect(existsSync(opened.folder)).toBe(true);
    opened.remove();
    expect(readdirSync(memory)).toEqual([]);
  });

  it('is not used where memory is short, or where there is none', () => {
    expect(openMemoryFolder(memory, Number.MAX_SAFE_INTEGER)).toBeNull();
    expect(openMemoryFolder(path.join(memory, 'none'), 1)).toBeNull();
  });

  it.skipIf(!existsSync('/proc'))('of a run that was cut off is removed, others are left', () => {
    const beyondAllProcesses = 2 ** 22 + 1;
    for (const name of [
      `second-draft-tests-${beyondAllProcesses}`,
      'second-draft-tests-1',
      'other',
    ])
      mkdirSync(path.join(memory, name));
    openMemoryFolder(memory, 1).remove();
    expect(readdirSync(memory).toSorted()).toEqual(['other', 'second-draft-tests-1']);
  });
});
