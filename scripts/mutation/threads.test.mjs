import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThreads } from './threads.mjs';

/** Says what it finds, whenever it is asked; with an id, after it has come to that change so often. */
const thread = `
  const { parentPort } = require('node:worker_threads');
  const ready = import(${JSON.stringify(path.join(import.meta.dirname, 'in-thread.mjs'))});
  parentPort.on('message', async ({ id, times }) => {
    await ready;
    const found = globalThis.__stryker__;
    const isActive = found.activeMutant === id;
    for (let time = 0; time < times; time += 1)
      if (isActive) found.hitCount += 1;
      else found.mutantCoverage.static[id] = (found.mutantCoverage.static[id] || 0) + 1;
    parentPort.postMessage({ isActive, isTooOften: found.hitCount > found.hitLimit });
  });`;

let threads;
let worker;
beforeAll(() => {
  threads = createThreads(10);
  worker = new Worker(thread, { eval: true });
});
afterAll(() => worker.terminate());

async function come(id, times) {
  const answered = once(worker, 'message');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage({ id, times });
  const [answer] = await answered;
  return answer;
}

test('a thread that runs already knows which change is switched on', async () => {
  expect(await come('0', 0)).toMatchObject({ isActive: false });
  threads.activate('0', 100);
  expect(await come('0', 0)).toMatchObject({ isActive: true });
  expect(await come('3', 0)).toMatchObject({ isActive: false });
  threads.activate(undefined, 100);
  expect(await come('0', 0)).toMatchObject({ isActive: false });
});

test('how often a thread came to a change is told, and is too often beyond what is allowed', async () => {
  threads.activate('4', 3);
  expect(threads.hits()).toBe(0);
  expect(await come('4', 3)).toMatchObject({ isTooOften: false });
  expect(threads.hits()).toBe(3);
  expect(await come('4', 1)).toMatchObject({ isTooOften: true });
  threads.activate('5', 3);
  expect(threads.hits()).toBe(0);
});

test('what threads came to is counted once, by change; what is not tried is not counted', async () => {
  threads.activate(undefined, 0);
  threads.takeCounts();
  await come('2', 5);
  await come('9', 1);
  await come('10', 1);
  expect(threads.takeCounts()).toEqual({ 2: 5, 9: 1 });
  expect(threads.takeCounts()).toEqual({});
});
