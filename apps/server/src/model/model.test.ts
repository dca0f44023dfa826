import {
  createOpenAiEmulator,
  type Behaviour,
  type OpenAiEmulator,
} from '@second-draft/openai-emulator';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createModel, type ModelSettings } from './index.ts';
import { listening } from './testing/listening.ts';
import { question } from './testing/sample-question.ts';

let emulator: OpenAiEmulator;
let baseUrl: string;

async function startEmulator() {
  const started = createOpenAiEmulator({ apiKey: 'right' });
  const origin = await started.app.listen({ host: '127.0.0.1', port: 0 });
  return { started, url: `${origin}/v1` };
}

beforeAll(async () => {
  ({ started: emulator, url: baseUrl } = await startEmulator());
});
afterEach(() => emulator.reset());
afterAll(() => emulator.close());

const model = (settings: Partial<ModelSettings> = {}) =>
  createModel({ apiKey: 'right', baseUrl, modelMap: new Map(), ...settings });

const ask = (behaviour: Behaviour, settings?: Partial<ModelSettings>) => {
  emulator.script(behaviour);
  return model(settings).ask(question);
};

const lastRequest = () => emulator.requests().at(-1);

describe('what is asked', () => {
  it('asks for an answer of the schema, at a temperature where the option takes one', async () => {
    const answer = await model().ask(question);
    expect(answer.reading).toMatchObject({ isReadable: true });
    expect(answer.tokens.prompt).toBeGreaterThan(0);
    expect(answer.tokens.completion).toBeGreaterThan(0);
    expect(lastRequest()).toMatchObject({
      model: 'gpt-4o',
      temperature: 0.7,
      response_format: { type: 'json_schema', json_schema: { name: 'points', strict: true } },
    });
  });

  it('sends no temperature where the option takes none', async () => {
    await model().ask({ ...question, option: 'gpt-5' });
    expect(lastRequest()).not.toHaveProperty('temperature');
  });

  it('asks by the name that the operator gave for the option', async () => {
    const modelMap = new Map([['gpt-4o', 'llama-local']]);
    const answer = await model({ modelMap }).ask(question);
    expect([lastRequest()?.model, answer.model]).toEqual(['llama-local', 'llama-local']);
  });

  it.each([
    [['response_format']],
    [['temperature']],
    [['temperature', 'response_format']],
  ] as const)('does without what a model refuses, and remembers: %j', async (parameters) => {
    emulator.script({ kind: 'refuses', parameters });
    const one = model();
    expect((await one.ask(question)).reading.isReadable).toBe(true);
    expect(emulator.requests()).toHaveLength(parameters.length + 1);
    await one.ask(question);
    expect(emulator.requests()).toHaveLength(parameters.length + 2);
    const left = ['response_format', 'temperature'].filter((name) => name in (lastRequest() ?? {}));
    expect([...left, ...parameters].toSorted()).toEqual(['response_format', 'temperature']);
  });
});

describe('what is understood', () => {
  it('reads an answer inside a code fence', async () => {
    expect((await ask({ kind: 'wrappedJson' })).reading.isReadable).toBe(true);
  });

  it('reads past what a reasoning model thinks aloud', async () => {
    const thoughts = '<think>Maybe {"points": []}? No.</think>';
    const answer = { points: [{ kind: 'strength', comment: 'Good.' }] };
    const content = () => thoughts + JSON.stringify(answer);
    const { reading } = await ask({ kind: 'custom', content });
    expect(reading).toEqual({ isReadable: true, value: answer });
  });

  it('does not look at an answer without end', async () => {
    const content = () => JSON.stringify({ points: [], more: 'and so on '.repeat(2_000) });
    const { reading } = await ask({ kind: 'custom', content });
    expect(reading).toEqual({ isReadable: false, reason: 'The answer was far too long.' });
  });

  it('says why an answer is not readable', async () => {
    const reasons: string[] = [];
    for (const kind of ['empty', 'invalidJson', 'cutOff'] as const) {
      const { reading } = await ask({ kind });
      reasons.push(reading.isReadable ? 'readable' : reading.reason);
    }
    expect(reasons).toEqual([
      'The answer was empty.',
      'The answer was not JSON of the shape that was asked for.',
      'The answer was cut off: it was too long.',
    ]);
  });
});

describe('what goes wrong', () => {
  it('asks once more after a failure, and then gives up', async () => {
    emulator.script({ kind: 'status', status: 500 }, 1);
    expect((await model().ask(question)).reading.isReadable).toBe(true);
    await expect(ask({ kind: 'status', status: 500, retryAfterSeconds: 0 })).rejects.toMatchObject({
      code: 'model_failed',
    });
    expect(emulator.requests()).toHaveLength(4);
  });

  it('says that the model is busy, without a long wait', async () => {
    const busy = ask({ kind: 'status', status: 429, retryAfterSeconds: 30 });
    await expect(busy).rejects.toMatchObject({ code: 'model_busy' });
    expect(emulator.requests()).toHaveLength(1);
  });

  it('waits a short while when asked to', async () => {
    emulator.script({ kind: 'status', status: 429, retryAfterSeconds: 0 }, 1);
    expect((await model().ask(question)).reading.isReadable).toBe(true);
  });

  it.each(['hang', 'stall'] as const)('gives up on a model that goes silent: %s', async (kind) => {
    // Its own: a busy machine delivers the request after it was given up, to the next test.
    const { started: silent, url } = await startEmulator();
    silent.script({ kind });
    await expect(model({ baseUrl: url, answerMs: 60 }).ask(question)).rejects.toMatchObject({
      code: 'model_timeout',
    });
    await expect.poll(() => silent.brokenOff()).toBe(silent.requests().length);
    await silent.close();
  });

  it('breaks the call off when the browser goes away', async () => {
    emulator.script({ kind: 'hang' });
    const browser = new AbortController();
    const asked = model().ask({ ...question, signal: browser.signal });
    await expect.poll(() => emulator.requests().length).toBe(1);
    browser.abort();
    await expect(asked).rejects.toMatchObject({ code: 'model_failed' });
    await expect.poll(() => emulator.brokenOff()).toBe(1);
  });

  it('takes no text to another address that a service names', async () => {
    let asked = 0;
    const other = await listening((_, response) => {
      asked += 1;
      response.end();
    });
    const redirecting = await listening((_, response) => {
      response.writeHead(307, { location: other }).end();
    });
    const answer = model({ baseUrl: `${redirecting}/v1` }).ask(question);
    await expect(answer).rejects.toMatchObject({ code: 'model_failed' });
    expect(asked).toBe(0);
  });

  it.each([402, 403, 404])('tells a refusal that no retry helps: %i', async (status) => {
    const refused = { code: 'model_refused', cause: { status } };
    await expect(ask({ kind: 'status', status })).rejects.toMatchObject(refused);
    expect(emulator.requests()).toHaveLength(1);
  });

  it('fails where nothing answers, and is refused with a wrong key', async () => {
    const failed = { code: 'model_failed' };
    const refused = { code: 'model_refused', cause: { status: 401 } };
    await expect(ask({ kind: 'plausible' }, { apiKey: 'wrong' })).rejects.toMatchObject(refused);
    const nowhere = { baseUrl: 'http://127.0.0.1:9/v1' };
    await expect(ask({ kind: 'plausible' }, nowhere)).rejects.toMatchObject(failed);
  });
});
