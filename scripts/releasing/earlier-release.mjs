import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../project.mjs';
import { run, Stop } from '../run.mjs';

/** @returns {string | undefined} the commit that the version before this one was built from */
export function commitBefore(changelog) {
  return /^\| \d+\.\d+\.\d+ +\| `([0-9a-f]{7,40})`/m.exec(changelog)?.[1];
}

/** A build may give up on a machine that is busy: what is done by then is kept for the next. */
const TRIES = 3;

/** @returns the archive that the commit's own tools wrote in its folder */
async function builtIn(folder) {
  let said = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { code, output } = await run(process.execPath, ['scripts/command.mjs', 'release'], {
      cwd: folder,
      env: process.env,
    });
    const [archive] = output.trim().split('\n').slice(-1);
    if (code === 0 && archive?.endsWith('.tar.gz')) return archive;
    said = output;
  }
  throw new Stop(`The release could not be built:\n${said.slice(-4000)}`);
}

/** Builds the release of a commit, once; it is kept in build/earlier. */
async function earlierRelease(commit) {
  const archive = inProject('build/earlier', `${commit}.tar.gz`);
  if (existsSync(archive)) return archive;
  console.error(`Building the version before, ${commit.slice(0, 7)}, once …`);
  const folder = mkdtempSync(path.join(tmpdir(), 'second-draft-earlier-'));
  try {
    const takeOut = 'git archive "$COMMIT" | tar --extract --directory="$FOLDER"';
    const { code, output } = await run('sh', ['-euc', takeOut], {
      env: { ...process.env, COMMIT: commit, FOLDER: folder },
    });
    if (code !== 0) throw new Stop(`Commit ${commit} could not be taken out:\n${output}`);
    const written = await builtIn(folder);
    mkdirSync(path.dirname(archive), { recursive: true });
    copyFileSync(written, archive);
    return archive;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The release to upgrade from: of the commit or tag behind `--from`, else of the commit that the
 * changelog names for the version before.
 * @param {readonly string[]} args
 * @returns {Promise<string | null>} the archive; null where this copy of the project has no history
 */
export async function releaseBefore(args) {
  const { from } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' } },
    allowPositionals: true,
  }).values;
  const name = from ?? commitBefore(readFileSync(inProject('docs/changelog.md'), 'utf8'));
  const found = await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (found.code === 0) return earlierRelease(found.output.trim());
  if (from !== undefined) throw new Stop(`There is no commit or tag ${from}.`);
  return null;
}
