import {
  operations,
  type FeedbackAnswer,
  type ModelId,
  type Subscription,
  type Voice,
} from '@second-draft/contract';
import type { EarlierWriting, PersonName } from '@second-draft/feedback';
import { createOpenAiEmulator, type OpenAiEmulator } from '@second-draft/openai-emulator';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { newAccount, type Account } from '../../accounts/index.ts';
import { answerErrors } from '../../api/errors.ts';
import type { Caller } from '../../api/index.ts';
import { createRoom, type Database, type Room } from '../../db/index.ts';
import { accounts } from '../../db/schema/index.ts';
import { createFolderClassroom } from '../../folder-classroom/index.ts';
import { createModel, type Model } from '../../model/index.ts';
import { createConsents } from '../../privacy/index.ts';
import { createNamesKept } from '../../second-drafts/index.ts';
import { createCompletionStore, feedbackHandlers } from '../index.ts';
import {
  askVerdicts,
  type AskedVerdicts,
  type VerdictServices,
  type VerdictsToAsk,
} from '../revision/ask-verdicts.ts';
import type { FeedbackServices } from '../services.ts';
import { sharedThreads } from './shared-threads.ts';

type SentFeedback = { prompt: string; studentName: string } & Record<string, unknown>;

export interface Setting {
  emulator: OpenAiEmulator;
  account: Account;
  browser: AbortController;
  classes: Map<string, PersonName[]>;
  /** How the teacher writes; off at first. */
  voice: { current: Voice | null };
  /** What students had before, by its feedback's id; nothing at first. */
  earlier: Map<string, EarlierWriting>;
  /** Who was counted as asking the model for verdicts, once for each call. */
  counted: string[];
  /** What the server's log tells. */
  logged: string[];
  feedback(request: SentFeedback): Promise<{ status: number; body: string }>;
  simplify(request: object): Promise<{ status: number; body: string }>;
  whatWasSent(feedbackId: string): Promise<{ status: number; body: string }>;
  verdicts(asked: Omit<VerdictsToAsk, 'caller' | 'signal'>): Promise<AskedVerdicts | null>;
  close(): Promise<void>;
}

function accountOf(model: ModelId, subscription: Subscription): Account {
  const { trialEnds: _ends, ...fresh } = newAccount(new Date());
  return {
    ...fresh,
    id: '100000000000000000001',
    email: 'hana.whitcombe@kowhaibay.school.example',
    name: 'Hana Whitcombe',
    avatar: null,
    kura: 'Kōwhai Bay School',
    settings: { ...fresh.settings, gpt_model: model },
    subscription,
  };
}

async function keepAccount(db: Database, account: Account): Promise<void> {
  const { trialEnds } = newAccount(new Date());
  await db
    .insert(accounts)
    .values({ ...account, trialEnds })
    .onConflictDoNothing();
}

interface Options {
  writer: 'model' | 'built-in';
  rubric?: string;
  answerMs?: number;
}

/** What a test may change or look at while it runs. */
const stateOf = (emulator: OpenAiEmulator) => ({
  emulator,
  account: accountOf('gpt-4o', { status: 'trial', type: 'single', expires: null }),
  classes: new Map<string, PersonName[]>(),
  voice: { current: null as Voice | null },
  earlier: new Map<string, EarlierWriting>(),
  counted: [] as string[],
  logged: [] as string[],
  browser: new AbortController(),
});

type State = ReturnType<typeof stateOf>;

function servicesOf(
  db: Database,
  room: Room,
  model: Model | null,
  { classes, earlier, voice, counted }: State,
  rubric: string | null,
): Omit<FeedbackServices, 'inTurn'> & VerdictServices {
  return {
    store: createCompletionStore(db),
    consents: createConsents(db, room),
    threads: sharedThreads,
    model,
    rosters: {
      rosterOf: async (_, courseId) => classes.get(courseId) ?? [],
      allRosters: async () => [...classes.values()].flat(),
    },
    namesKept: createNamesKept(db),
    rubricText: async () => rubric,
    earlierDraft: async (_, feedbackId) => earlier.get(feedbackId) ?? null,
    voiceOf: async () => voice.current,
    countModelCall: async (accountId) => {
      counted.push(accountId);
    },
  };
}

function callerOf(account: Account): Caller {
  const service = createFolderClassroom('', 'secret', async () => undefined);
  const classroom = service.open({ accessToken: '', scopes: [] });
  return { account, sessionId: 's', granted: { scopes: [], expires: 0 }, classroom };
}

/** The operations of feedback over HTTP, for the one caller. */
function openApp(
  services: Omit<FeedbackServices, 'inTurn'>,
  room: Room,
  caller: Caller,
  { browser, logged }: State,
): FastifyInstance {
  const handlers = feedbackHandlers(services);
  const app = Fastify({ logger: { stream: { write: (line) => logged.push(line) } } });
  answerErrors(app, () => room.doubt());
  const callOf = (request: FastifyRequest, reply: FastifyReply) => ({
    params: undefined,
    query: undefined,
    body: undefined,
    caller,
    signal: browser.signal,
    log: request.log,
    http: { request, reply },
  });
  app.post('/feedback', (request, reply) => {
    const body = operations.feedback.body.parse(request.body);
    return handlers.feedback({ ...callOf(request, reply), body });
  });
  app.post('/simplify', (request, reply) => {
    const body = operations.simplify.body.parse(request.body);
    return handlers.simplify({ ...callOf(request, reply), body });
  });
  app.get('/sent/:feedbackId', (request, reply) => {
    const params = operations.whatWasSent.params.parse(request.params);
    return handlers.whatWasSent({ ...callOf(request, reply), params });
  });
  return app;
}

export async function openSetting(
  db: Database,
  { writer, rubric, answerMs }: Options,
): Promise<Setting> {
  const emulator = createOpenAiEmulator();
  const address = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  const model = createModel({
    apiKey: 'key',
    baseUrl: `${address}/v1`,
    modelMap: new Map(),
    ...(answerMs !== undefined && { answerMs }),
  });
  const state = stateOf(emulator);
  await keepAccount(db, state.account);
  const room = createRoom(db);
  const usedModel = writer === 'model' ? model : null;
  const services = servicesOf(db, room, usedModel, state, rubric ?? null);
  const caller = callerOf(state.account);
  const app = openApp(services, room, caller, state);
  const post = async (url: string, body: object) => {
    const answer = await app.inject({ method: 'POST', url, body });
    return { status: answer.statusCode, body: answer.body };
  };
  return {
    ...state,
    feedback: (request) =>
      post('/feedback', { wordCount: 70, category: 'Ideas', courseId: '12', ...request }),
    simplify: (request) => post('/simplify', request),
    async whatWasSent(feedbackId) {
      const answer = await app.inject(`/sent/${feedbackId}`);
      return { status: answer.statusCode, body: answer.body };
    },
    verdicts: (asked) => askVerdicts(services, { ...asked, caller, signal: state.browser.signal }),
    async close() {
      await Promise.all([app.close(), emulator.close()]);
    },
  };
}

export function readAnswer({ status, body }: { status: number; body: string }): FeedbackAnswer {
  if (status !== 200) throw new Error(`Refused: ${body}`);
  const outcome = operations.feedback.answer.schema.parse(JSON.parse(body));
  if ('concern' in outcome) throw new Error('Withheld');
  return outcome;
}

export function readCode({ body }: { body: string }): string {
  const refused: { code: string } = JSON.parse(body);
  return refused.code;
}
