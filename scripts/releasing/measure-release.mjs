import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pinnedNode } from '../project.mjs';
import { Stop } from '../run.mjs';

const MOST_MB = 150;
const MOST_SECONDS = 1;
const STARTS = 3;

const sizeOf = (folder) =>
  globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const inMb = (bytes) => Math.round(bytes / 1e6);

const TICKS_A_SECOND = 100;

/** What Linux reports of a process; nothing on other systems. */
function toldOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const memory = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return {
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
      program: path.basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]),
      bytes: Number(memory?.[1]) * 1024,
    };
  } catch {
    return null;
  }
}

/**
 * @returns seconds until it says that it has started, and what is known of it then
 * @throws Stop when it ends without saying so
 */
export async function startOnce(program, args, env, isStarted) {
  const begun = performance.now();
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += part;
    if (isStarted(said)) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  const told = toldOf(child.pid);
  const isOver = child.exitCode !== null || child.signalCode !== null;
  const ended = isOver || once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  if (!isStarted(said)) throw new Stop(`It did not start:\n${said}`);
  return { seconds, told };
}

async function quickest(times, start) {
  const starts = [];
  for (let time = 0; time < times; time += 1) starts.push(await start());
  return starts.toSorted((a, b) => a.seconds - b.seconds)[0];
}

const goal = (isKept, text) => `(goal: ${text}; ${isKept ? 'kept' : 'NOT KEPT'})`;

/** A busy machine says nothing of a start but the processor time that it takes. */
function verdictOfStart(seconds) {
  const text = `${MOST_SECONDS} s on a machine at rest`;
  const [load] = loadavg();
  const cores = availableParallelism();
  if (seconds > MOST_SECONDS && load > cores)
    return `(goal: ${text}; this one has a load of ${load.toFixed(0)} on ${cores} cores)`;
  return goal(seconds <= MOST_SECONDS, text);
}

/** @returns {Promise<string>} lines with its size and its start, each beside its goal */
export async function measureRelease({ archive, folder }) {
  const data = mkdtempSync(path.join(tmpdir(), 'second-draft-release-'));
  const env = {
    PATH: process.env.PATH,
    NODE: pinnedNode,
    PORT: '0',
    LOG_LEVEL: 'info',
    DATA_DIR: path.join(data, 'data'),
    CACHE_DIRECTORY: data,
  };
  const launcher = path.join(folder, 'bin/second-draft');
  const start = () => startOnce(launcher, [], env, (said) => said.includes('"msg":"started"'));
  try {
    // The first start makes the database and compiles the code.
    await start();
    const best = await quickest(STARTS, start);
    const own = await quickest(STARTS, () =>
      startOnce(pinnedNode, ['--eval', 'console.log(1); setTimeout(() => {}, 9e6)'], env, Boolean),
    );
    const seconds = (value) => (value === undefined ? 'unknown' : `${value.toFixed(2)} s`);
    const bytes = sizeOf(folder);
    const used = best.told?.seconds;
    return [
      `Size: ${inMb(bytes)} MB, packed ${inMb(statSync(archive).size)} MB ${goal(bytes <= MOST_MB * 1e6, `at most ${MOST_MB} MB`)}`,
      `Start: ${seconds(best.seconds)}, processor time ${seconds(used)} ${verdictOfStart(best.seconds)}; an empty Node starts here in ${seconds(own.seconds)}, processor time ${seconds(own.told?.seconds)}`,
      `Processes: the launcher has become ${best.told?.program ?? 'unknown'}, which takes ${inMb(best.told?.bytes ?? Number.NaN)} MB`,
    ].join('\n');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
