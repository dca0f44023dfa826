import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { modelOptions } from '@second-draft/contract';
import * as z from 'zod';

interface Place {
  name: string;
  port: number;
}

/** Where these answer unless told otherwise. */
const usualPlaces: readonly Place[] = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];

/** On this machine an answer takes milliseconds. */
const ANSWER_MS = 1_000;

const MOST_BYTES = 256 * 1024;

/** As a terminal and a shell may be shown it. */
const plainId = z.string().regex(/^[\w.:/@+-]{1,120}$/u);

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** They turn words into numbers or sounds, and write nothing. */
const writesNothing = /embed|bge-|minilm|whisper|tts|rerank/iu;

async function textOf(response: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new Error('A list of models is shorter than this');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Node's `fetch` would load a client of its own: 40 ms of processor time, and 15 MB. */
async function ask(port: number, answerMs: number): Promise<IncomingMessage> {
  const request = get({
    host: '127.0.0.1',
    port,
    path: '/v1/models',
    agent: false,
    signal: AbortSignal.timeout(answerMs),
  });
  // Of an answer that breaks off, whoever reads it is told.
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

/** The first model that can write; null where nothing answers as such a service does. */
async function modelAt({ port }: Place, answerMs: number): Promise<string | null> {
  try {
    const { data } = listed.parse(JSON.parse(await textOf(await ask(port, answerMs))));
    const ids = data.flatMap(({ id }) => plainId.safeParse(id).data ?? []);
    return ids.find((id) => !writesNothing.test(id)) ?? null;
  } catch {
    // Whatever is wrong with it, it is no model to offer.
    return null;
  }
}

function lineFor({ name, port }: Place, model: string): string {
  const map = modelOptions.map(({ id }) => `${id} = ${model}`).join(', ');
  return `${name} on this machine has ${model}. To have it write: OPENAI_BASE_URL=http://127.0.0.1:${port}/v1 MODEL_MAP="${map}" npm start`;
}

/** For each model that runs on this machine, the line that would use it. Never throws. */
export async function findLocalModels(
  places: readonly Place[] = usualPlaces,
  answerMs = ANSWER_MS,
): Promise<string[]> {
  const lines = await Promise.all(
    places.map(async (place) => {
      const model = await modelAt(place, answerMs);
      return model === null ? [] : [lineFor(place, model)];
    }),
  );
  return lines.flat();
}
