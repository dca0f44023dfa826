import { readFile, rm } from 'node:fs/promises';

/**
 * Runs what leaves a report in JSON.
 * @param {string} file where it leaves it
 * @param {() => Promise<{ code: number }>} work
 * @returns {Promise<{ report: object | null, code: number }>} null: it left none
 */
export async function runForReport(file, work) {
  await rm(file, { force: true });
  const { code } = await work();
  const report = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  return { report, code };
}
