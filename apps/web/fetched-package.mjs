import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * For what little of a package is committed: no reason to install all of it with the app.
 * @param {string} name with its version
 * @returns {string} the folder it was unpacked to; it goes when the process ends
 */
export function fetchedPackage(name) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fetched-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const options = { cwd: folder, encoding: 'utf8' };
  const packed = execFileSync('npm', ['pack', '--silent', name], options).trim();
  execFileSync('tar', ['-xzf', packed], options);
  return path.join(folder, 'package');
}
