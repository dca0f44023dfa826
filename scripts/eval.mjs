import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { main, runNode } from './run.mjs';

const modelWriter = inProject('apps/server/src/feedback/eval/model-eval-writer.ts');

/** A model where one is set in the environment, else the built-in writer. */
function writerFor(args) {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl } = process.env;
  const chosen = args.includes('--writer') || args.includes('--compare');
  return (key || baseUrl) && !chosen ? ['--writer', modelWriter] : [];
}

// Runs a writer over the evaluation's texts and prints how many of its feedbacks pass each check.
main(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  const { code } = await runNode(
    [inProject('packages/feedback/eval/main.ts'), ...writerFor(args), ...args],
    { show: true },
  );
  process.exitCode = code;
});
