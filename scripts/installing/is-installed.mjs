import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** By path below the project's folder; null when there is no such lock file. */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Compares the lock file with the one that npm leaves in node_modules when it is done. Optional
 * packages may be missing: they can be for other platforms.
 * @param {string} lockFile
 * @param {string} installedLockFile
 * @param {boolean} [isForProduct] whether what only checks and tests need may be missing too
 */
export function isInstalled(lockFile, installedLockFile, isForProduct = false) {
  const installed = packagesIn(installedLockFile);
  if (!installed) return false;
  return Object.entries(packagesIn(lockFile)).every(([place, locked]) => {
    if (!place.includes('node_modules/')) return true;
    const present = installed[place];
    const isSpare = locked.optional || (isForProduct && (locked.dev || locked.devOptional));
    return present ? present.version === locked.version : Boolean(isSpare);
  });
}

/**
 * @param {string} command path of a package's command, `<package>/bin/<name>` or a link to it
 * @param {string} version what the package has to be
 */
export function isOfVersion(command, version) {
  try {
    const folder = path.join(path.dirname(realpathSync(command)), '..');
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version === version;
  } catch {
    return false;
  }
}
