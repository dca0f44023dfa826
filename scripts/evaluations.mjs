import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

const feedback = 'packages/feedback/eval';
const server = 'apps/server/src/feedback';

/**
 * What `npm run eval <name>` measures or prepares instead of the feedback as a whole. What the
 * server sends a model, and does with its answers, is measured there.
 * @type {Record<string, { does: string, file: string }>}
 */
export const evaluations = {
  rounds: {
    does: 'what readers said in each blind round, by version',
    file: `${feedback}/rounds/main.ts`,
  },
  names: {
    does: 'which names would reach a writer, and which words are taken for names',
    file: `${feedback}/names/main.ts`,
  },
  drafts: {
    does: 'how often it is told rightly what became of a next step in a second draft',
    file: `${feedback}/drafts/main.ts`,
  },
  concerns: {
    does: 'which texts a teacher is asked to read herself; --write learns the weights anew',
    file: `${feedback}/concerns/main.ts`,
  },
  skills: {
    does: 'how many points of the built-in writer are about the skill that readers find in them',
    file: `${feedback}/skills/main.ts`,
  },
  needs: {
    does: 'how often its next step is what a model, asked plainly, found the text to need most',
    file: `${feedback}/needs/main.ts`,
  },
  handouts: {
    does: 'which lines of a document are told to be the task’s',
    file: `${feedback}/handouts/main.ts`,
  },
  rules: {
    does: 'what each rule finds anew since that was recorded, and finds no more; --write records it',
    file: `${feedback}/rules/main.ts`,
  },
  writer: {
    does: 'what the built-in writer writes in place of what was recorded; --write records it',
    file: `${feedback}/writer/main.ts`,
  },
  statements: {
    does: 'how many statements of each rule two readers found true, and which are false',
    file: `${server}/eval/statements/main.ts`,
  },
  checks: {
    does: 'how many faults in a model’s feedback the checks catch, and how much sound one they lose',
    file: `${server}/eval/checks.ts`,
  },
  models: {
    does: 'what is asked of models again, shown and refused, for models that always do the same',
    file: `${server}/testing/model-behaviours.ts`,
  },
  prompts: {
    does: 'writes what a model is sent about each case of a blind round',
    file: `${server}/eval/blind-prompts.ts`,
  },
  answers: {
    does: 'takes a model’s answers to these through the gate, and writes the feedback of each case',
    file: `${server}/eval/blind-answers.ts`,
  },
  'built-in': {
    does: 'writes the built-in writer’s feedback on each case of a blind round',
    file: `${server}/eval/blind-built-in.ts`,
  },
  verdicts: {
    does: 'writes what a model is sent about second drafts, and reads its answers',
    file: `${server}/eval/verdicts.ts`,
  },
  voice: {
    does: 'writes prompts with and without “How I write”, sheets for readers, and their score',
    file: `${server}/eval/voice/main.ts`,
  },
};

/** What `npm run eval help` prints. */
export const evaluationsHelp = `npm run eval -- [--writer module] [--nth n] [--out file]
npm run eval -- --compare one.json --compare other.json
npm run eval <name>

Runs a writer over all evaluation texts, categories, lengths and levels, prints the pass rates and
writes them to a file. Without --writer it is the built-in one, or the model in the environment; a
module exports its own as evalWriter. --nth 10 takes every tenth case. --compare prints results
side by side. A name measures or prepares something else:

${Object.entries({ ...evaluations, help: { does: 'prints this list' } })
  .map(([name, { does }]) => `  ${name.padEnd(12)}${does}`)
  .join('\n')}`;

/** @param {string[]} args of `npm run eval`; @returns the exit code */
export async function evaluate(args) {
  const [name, ...rest] = args;
  if (name === undefined || (name.startsWith('-') && name !== '--help')) return whole(args);
  if (Object.hasOwn(evaluations, name)) return show([inProject(evaluations[name].file), ...rest]);
  const isHelp = ['help', '--help'].includes(name);
  if (!isHelp) console.error(`There is no evaluation '${name}'.\n`);
  console.log(evaluationsHelp);
  return isHelp ? 0 : 1;
}

async function whole(args) {
  const code = await show([inProject(`${feedback}/main.ts`), ...writerFor(args), ...args]);
  // The whole of it ends with what is asked again of models.
  return code === 0 && args.length === 0 ? show([inProject(evaluations.models.file)]) : code;
}

async function show(args) {
  const { code } = await runNode(args, { show: true });
  return code;
}

/** The model set in the environment, unless a writer is named; else the built-in writer. */
function writerFor(args) {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl } = process.env;
  const isNamed = ['--writer', '--compare'].some((one) => args.includes(one));
  if (isNamed || !(key || baseUrl)) return [];
  return ['--writer', inProject(`${server}/eval/model-eval-writer.ts`)];
}
