import { TestRunner, vi } from 'vitest';
import { inProject } from '../project.mjs';
import { activate, noteTry, runToItsEnd } from './changed-code.mjs';
import { note } from './files.mjs';
import { TOO_SLOW_MS } from './plan.mjs';

/** Under this one Vitest keeps what its worker knows. */
const VITEST = '__vitest_worker__';
/** Of a file that is loaded afresh: twice what the slowest test takes that is tried at all. */
const WITHOUT_END_MS = 2 * TOO_SLOW_MS;

/** What comes of these files is loaded anew: they, and whatever needs them. */
function forget(...files) {
  const { evaluatedModules } = globalThis[VITEST];
  const left = files.flatMap((file) => [
    ...(evaluatedModules.fileToModulesMap.get(inProject(file)) ?? []),
  ]);
  const seen = new Set();
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const importers = [...one.importers].map((id) => evaluatedModules.getModuleById(id));
    left.push(...importers.filter((importer) => importer !== undefined));
    evaluatedModules.invalidateModule(one);
  }
}

/** Loads modules afresh for each change, for code that runs while they load. */
export class Afresh extends TestRunner {
  noticed = new Set();
  broken = new Set();
  at = -1;

  onBeforeCollect() {
    this.at += 1;
    this.run = this.plan.runs[this.at];
    this.failed = false;
    const { mutant, file } = this.run;
    this.left = this.noticed.has(mutant) || this.broken.has(file);
    if (this.left) return;
    // The files of one change share what they load.
    if (mutant === undefined || this.loaded === undefined) vi.resetModules();
    else if (mutant !== this.loaded.mutant) forget(this.loaded.source, this.run.source);
    this.loaded = mutant && this.run;
    if (mutant !== undefined) noteTry({ mutant, file, limitMs: this.run.limitMs });
    activate(mutant, 100_000);
  }

  async importFile(file, source) {
    if (!this.left) await super.importFile(file, source);
  }

  async onBeforeRunTask(test) {
    if (this.failed || this.plan.leftOut.includes(test.id)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  async runTask(test) {
    await runToItsEnd(test, WITHOUT_END_MS);
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    this.failed ||= test.result?.state === 'fail';
  }

  onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    activate(undefined);
    if (this.left) return;
    const failed = this.failed || files.some((file) => file.result?.state === 'fail');
    const { mutant, file } = this.run;
    if (mutant === undefined) {
      if (failed) this.broken.add(file);
      // Each: many of them together take longer than Vitest may be silent.
      note({ event: failed ? 'unusable' : 'clean', file });
    } else {
      if (failed) this.noticed.add(mutant);
      note({ event: failed ? 'killed' : 'lived', mutant, file, hit: true });
    }
  }
}
