import { readFile, rm } from 'node:fs/promises';

/**
 * @param {string} file where `work` writes its JSON report
 * @param {() => Promise<{ code: number }>} work
 * @returns {Promise<{ report: object | null, code: number }>} null when there is no report
 */
export async function runForReport(file, work) {
  await rm(file, { force: true });
  const { code } = await work();
  const report = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  return { report, code };
}
