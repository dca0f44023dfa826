import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { WritingRequest } from '@second-draft/feedback';
import type { Message } from '../../model/index.ts';
import { plainRequest, readCases, requestOf, type BlindCase } from './blind-case.ts';
import { promptText } from './prompt-text.ts';

const usage = `npm run eval prompts -- --cases cases.json --to folder [--version name=module.ts …]

Writes the exact prompt of each case, one a file: <folder>/<version>/<id>.prompt.txt. Without
--version the product's prompt and the plain request; a module exports its own feedbackMessages.
`;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string' },
    to: { type: 'string' },
    version: { type: 'string', multiple: true, default: [] },
  },
});

type Messages = (one: BlindCase) => readonly Message[];

async function messagesOf(module: string): Promise<Messages> {
  const { feedbackMessages } = (await import(pathToFileURL(resolve(module)).href)) as {
    feedbackMessages: (request: WritingRequest) => Message[];
  };
  return (one) => feedbackMessages(requestOf(one).request);
}

async function versionsOf(named: readonly string[]): Promise<[string, Messages][]> {
  const all =
    named.length > 0 ? named : [`now=${import.meta.dirname}/../prompts/write-feedback.ts`];
  const modules = await Promise.all(
    all.map(async (one): Promise<[string, Messages]> => {
      const [name = '', module = ''] = one.split('=');
      return [name, await messagesOf(module)];
    }),
  );
  return [...modules, ['plain', (one) => [{ role: 'user', content: plainRequest(one) }]]];
}

const { cases: file, to } = values;
if (file === undefined || to === undefined) throw new Error(usage);
const cases = await readCases(file);
for (const [version, messages] of await versionsOf(values.version)) {
  await mkdir(join(to, version), { recursive: true });
  for (const one of cases)
    await writeFile(join(to, version, `${one.id}.prompt.txt`), promptText(messages(one)));
}
