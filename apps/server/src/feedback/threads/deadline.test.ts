import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { processorMsOf } from '../../apart/index.ts';
import { createBeginning, tellBeginning } from './beginning.ts';
import { deadlineOf } from './deadline.ts';

const TASK_MS = 50;
const most = { task: TASK_MS, warming: 0 };
const none = { startMs: 0, taskMs: 0 };

/** A thread's use at the beginning is told in whole milliseconds, and less than one is not waited for. */
const ROUNDED_MS = 2;

const started: Worker[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((thread) => thread.terminate()));
});

const thread = (code: string, workerData?: unknown) => {
  const worker = new Worker(code, { eval: true, workerData });
  started.push(worker);
  return worker;
};

/** Works once it is allowed to; until then it waits without using a processor. */
const working = (allowed: Int32Array) =>
  thread(
    `const { workerData, parentPort } = require('node:worker_threads');
     parentPort.postMessage(process.threadCpuUsage());
     Atomics.wait(workerData, 0, 0);
     for (;;);`,
    allowed,
  );

it('leaves what waits for a processor alone, and stops what has used too much', async () => {
  const allowed = new Int32Array(new SharedArrayBuffer(4));
  const task = working(allowed);
  const [usage] = (await once(task, 'message')) as [NodeJS.CpuUsage];
  const beginning = createBeginning();
  const deadline = deadlineOf(beginning, most, (id) => (id === task.threadId ? task : undefined));
  tellBeginning(beginning, task.threadId, usage);
  const other = thread('for (;;);');
  await expect.poll(async () => processorMsOf(await other.cpuUsage())).toBeGreaterThan(4 * TASK_MS);
  expect(deadline.signal.aborted).toBe(false);

  Atomics.store(allowed, 0, 1);
  Atomics.notify(allowed, 0);
  await once(deadline.signal, 'abort');
  expect(deadline.signal.reason).toMatchObject({ code: 'text_took_too_long' });
  expect(processorMsOf(await task.cpuUsage(usage))).toBeGreaterThanOrEqual(TASK_MS - ROUNDED_MS);
});

it('counts nothing against a text that a new thread has to load for it', async () => {
  const task = thread('for (;;);');
  await once(task, 'online');
  const used = await task.cpuUsage();
  const beginning = createBeginning();
  tellBeginning(beginning, task.threadId, used);
  const warming = Math.ceil(processorMsOf(used)) + 4 * TASK_MS;
  const deadline = deadlineOf(beginning, { task: TASK_MS, warming }, () => task);
  await once(deadline.signal, 'abort');
  expect(processorMsOf(await task.cpuUsage(used))).toBeGreaterThanOrEqual(5 * TASK_MS - ROUNDED_MS);
});

it('blames no text for a thread that does not start', async () => {
  const { signal } = deadlineOf(createBeginning(), most, () => undefined, none);
  await once(signal, 'abort');
  expect(signal.reason).toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
});

it('blames no text for a machine that comes to nothing', async () => {
  const task = working(new Int32Array(new SharedArrayBuffer(4)));
  const [usage] = (await once(task, 'message')) as [NodeJS.CpuUsage];
  const beginning = createBeginning();
  tellBeginning(beginning, task.threadId, usage);
  const { signal } = deadlineOf(beginning, most, () => task, none);
  await once(signal, 'abort');
  expect(signal.reason).toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
});

it('stops nothing that has ended', async () => {
  const task = thread('for (;;);');
  await once(task, 'online');
  const beginning = createBeginning();
  const deadline = deadlineOf(beginning, most, () => task);
  tellBeginning(beginning, task.threadId, await task.cpuUsage());
  deadline.end();
  await expect.poll(async () => processorMsOf(await task.cpuUsage())).toBeGreaterThan(4 * TASK_MS);
  expect(deadline.signal.aborted).toBe(false);
});
