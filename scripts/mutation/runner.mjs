import { Afresh } from './afresh.mjs';
import { Cover } from './cover.mjs';
import { readPlan } from './files.mjs';
import { Try } from './try.mjs';

const steps = { cover: Cover, try: Try, afresh: Afresh };

/** Vitest makes one for each run. */
export default function MutationRunner(config) {
  const plan = readPlan();
  const runner = new steps[plan.step](config);
  runner.plan = plan;
  return runner;
}
