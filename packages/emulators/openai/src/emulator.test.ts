import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiEmulator, misbehaviours, type OpenAiEmulator } from './index.ts';

const text = [
  'On Friday we walked to the awa behind our kura.',
  'The water was so cold that my toes went numb.',
  'I found a kōura under a flat rock and it nipped me.',
].join(' ');

const request = (extra: object = {}) => ({
  model: 'gpt-4o',
  messages: [
    {
      role: 'system',
      content: 'Answer in points. The student is called Wren. Use about 70 words.',
    },
    {
      role: 'user',
      content: `-----BEGIN STUDENT TEXT 4f2a-----\n${text}\n-----END STUDENT TEXT 4f2a-----`,
    },
  ],
  ...extra,
});

let emulator: OpenAiEmulator;

beforeEach(() => {
  emulator = createOpenAiEmulator();
});
afterEach(() => emulator.close());

async function ask(body: object = request()) {
  const answer = await emulator.app.inject({ method: 'POST', url: '/v1/chat/completions', body });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

async function content(body?: object): Promise<string> {
  const answer: { choices: { message: { content: string } }[] } = JSON.parse(
    (await ask(body)).body,
  );
  return answer.choices[0]?.message.content ?? '';
}

interface Answer {
  points: { kind: string; comment: string; quotations: string[] }[];
}

async function points(body?: object) {
  const answer: Answer = JSON.parse(await content(body));
  return answer.points;
}

const quoted = async () => (await points()).flatMap(({ quotations }) => quotations);

/** In how many letters a quotation differs from the place of the text that it is most like. */
const wrongLetters = (quotation: string) => {
  const letters = quotation.split('');
  const wrongAt = (from: number) => letters.filter((one, at) => one !== text[from + at]).length;
  const places = text.length - letters.length + 1;
  return Math.min(...Array.from({ length: places }, (_, from) => wrongAt(from)));
};

const joined = (answer: Answer['points']) => answer.map(({ comment }) => comment).join(' ');
const comments = async () => joined(await points());

describe('a model that does its work', () => {
  it('answers in points that quote the text between the fences', async () => {
    const answer = await points();
    expect(answer.map(({ kind }) => kind)).toEqual(['strength', 'nextStep', 'question']);
    const quotations = await quoted();
    expect(quotations.length).toBeGreaterThan(0);
    for (const quotation of quotations) expect(text).toContain(quotation);
  });

  it.each([35, 70, 105])('comes within a tenth of %i words', async (words) => {
    const [system, user] = request().messages;
    const asked = { ...system, content: `Points for Wren, about ${words} words.` };
    const answer = await points({ model: 'gpt-4o', messages: [asked, user] });
    const count = joined(answer).split(/\s+/).length;
    expect(Math.abs(count - words)).toBeLessThanOrEqual(words * 0.1);
  });

  it('streams the same words when asked to', async () => {
    const whole = await content();
    const { body } = await ask(request({ stream: true, stream_options: { include_usage: true } }));
    const events = body.split('\n\n').filter(Boolean);
    expect(events.at(-1)).toBe('data: [DONE]');
    interface Piece {
      choices: { delta: { content?: string } }[];
      usage?: { total_tokens: number };
    }
    const pieces = events.slice(0, -1).map((event): Piece => JSON.parse(event.slice(6)));
    expect(pieces.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(whole);
    expect(pieces.at(-1)?.usage?.total_tokens).toBeGreaterThan(0);
  });

  it('lists its models', async () => {
    const answer = await emulator.app.inject('/v1/models');
    expect(answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).toContain('gpt-4o');
  });
});

describe('a model that misbehaves', () => {
  it('quotes what is not in the text', async () => {
    emulator.script({ kind: 'falseQuotation' });
    const quotations = await quoted();
    expect(quotations.length).toBeGreaterThan(0);
    for (const quotation of quotations) expect(text).not.toContain(quotation);
  });

  it('quotes with one letter wrong', async () => {
    emulator.script({ kind: 'nearQuotation' });
    const wrong = (await quoted()).map(wrongLetters);
    expect(wrong.length).toBeGreaterThan(0);
    expect(new Set(wrong)).toEqual(new Set([1]));
  });

  it('writes 300 words', async () => {
    emulator.script({ kind: 'tooLong' });
    expect((await comments()).split(/\s+/).length).toBeGreaterThanOrEqual(300);
  });

  it('repeats the name it was given', async () => {
    emulator.script({ kind: 'repeatsNames' });
    expect((await comments()).match(/wren/gi)?.length).toBeGreaterThan(6);
  });

  it('hands in the whole text again', async () => {
    emulator.script({ kind: 'rewritesEssay' });
    expect(await comments()).toContain(text);
  });

  it('sends mark-up', async () => {
    emulator.script({ kind: 'markup' });
    expect(await comments()).toContain('<script>');
  });

  it('is cut off, with the reason', async () => {
    emulator.script({ kind: 'cutOff' });
    const { body } = await ask();
    expect(body).toContain('"finish_reason":"length"');
  });

  it.each(misbehaviours)('answers in the protocol’s envelope when told to: %s', async (kind) => {
    emulator.script({ kind });
    expect((await ask()).status).toBe(200);
  });

  it('fails with the status and the header it was told to', async () => {
    emulator.script({ kind: 'status', status: 429, retryAfterSeconds: 3 });
    const answer = await ask();
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3']);
  });

  it('refuses a parameter, and answers without it', async () => {
    emulator.script({ kind: 'refuses', parameters: ['response_format'] });
    const refused = await ask(request({ response_format: { type: 'json_object' } }));
    expect([refused.status, (await ask()).status]).toEqual([400, 200]);
  });

  it('says what a test makes of the prompt', async () => {
    emulator.script({ kind: 'custom', content: ({ name, words }) => `${name} ${words}` });
    expect(await content()).toBe('Wren 70');
  });
});

describe('what tests can ask of it', () => {
  it('answers queued scripts first, then goes on as before', async () => {
    emulator.script({ kind: 'empty' });
    emulator.script({ kind: 'status', status: 500 }, 1);
    expect((await ask()).status).toBe(500);
    expect(await content()).toBe('');
  });

  it('keeps the body of each call until it is reset', async () => {
    await ask();
    emulator.script({ kind: 'status', status: 500 });
    await ask(request({ model: 'gpt-5' }));
    expect(emulator.requests().map(({ model }) => model)).toEqual(['gpt-4o', 'gpt-5']);
    emulator.reset();
    expect(emulator.requests()).toEqual([]);
    expect((await ask()).status).toBe(200);
  });

  it('holds an answer back until it is let go', async () => {
    const held = Promise.withResolvers<void>();
    emulator.script({ kind: 'held', until: held.promise }, 1);
    const answers: string[] = [];
    const first = ask().then(() => answers.push('first'));
    await ask();
    answers.push('second');
    held.resolve();
    await first;
    expect(answers).toEqual(['second', 'first']);
  });

  it('counts the calls that were broken off', async () => {
    const address = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
    emulator.script({ kind: 'stall' });
    const controller = new AbortController();
    const answer = await fetch(`${address}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request()),
      signal: controller.signal,
    });
    expect(answer.status).toBe(200);
    controller.abort();
    await expect.poll(() => emulator.brokenOff(), { timeout: 4_000 }).toBe(1);
  });

  it('refuses a wrong key, and what is no chat request', async () => {
    const locked = createOpenAiEmulator({ apiKey: 'right' });
    const call = (key: string, body: object) =>
      locked.app.inject({
        method: 'POST',
        url: '/v1/chat/completions',
        headers: { authorization: `Bearer ${key}` },
        body,
      });
    expect((await call('wrong', request())).statusCode).toBe(401);
    expect((await call('right', { model: 'gpt-4o' })).statusCode).toBe(400);
    expect((await call('right', request())).statusCode).toBe(200);
    await locked.close();
  });
});
