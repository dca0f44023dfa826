import { openWorld, type World } from '@second-draft/e2e/world';
import { median, repeat, type Figure } from './figures.ts';
import { signedInApi } from './signed-in-api.ts';
import { feedbackRequestBody, modelRequestBody } from './samples.ts';

const WARM_UP = 20;
const ROUNDS = 200;
const LIMIT_MS = 5;

async function timed(work: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await work();
  await response.text();
  if (!response.ok) throw new Error(`A call answered ${response.status}`);
  return performance.now() - start;
}

const post = (address: string, headers: Record<string, string>, body: unknown) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function measure(world: World): Promise<Figure[]> {
  const api = await signedInApi(world);
  const direct = () =>
    timed(() => post(`${world.modelOrigin}/v1/chat/completions`, { authorization: `Bearer ${world.modelKey}` }, modelRequestBody));
  const through = () => timed(() => post(`${world.server.origin}/api/feedback`, { cookie: api.cookie }, feedbackRequestBody));
  // In turns, so that a slow moment of the machine falls on both.
  const pairs = await repeat(WARM_UP + ROUNDS, async () => ({ direct: await direct(), through: await through() }));
  const counted = pairs.slice(WARM_UP);
  const added = median(counted.map((pair) => pair.through - pair.direct));
  return [
    {
      what: 'the server adds to a model call (median)',
      value: `${added.toFixed(1)} ms`,
      limit: { text: `under ${LIMIT_MS} ms`, kept: added < LIMIT_MS },
      isRatio: false,
    },
  ];
}

/** What the whole flow (conceal, check, reveal, keep) adds to the model's own time. */
export async function modelOverhead(): Promise<Figure[]> {
  const world = await openWorld({ writer: 'model' });
  try {
    return await measure(world);
  } finally {
    await world.close();
  }
}
