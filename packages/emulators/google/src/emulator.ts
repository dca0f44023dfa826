import { setTimeout as delay } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import { withoutSchemas } from '@second-draft/emulator-pages';
import fastify, { type FastifyInstance } from 'fastify';
import { methods } from './api.ts';
import { createFaults } from './http/faults.ts';
import { createJournal } from './http/journal.ts';
import { registerMethod, wordErrors, type ApiContext } from './http/register.ts';
import { createLinks } from './links.ts';
import { registerRevoke, registerTokenInfo } from './oauth/token-info.ts';
import type { GoogleEmulator, GoogleEmulatorOptions } from './options.ts';
import { browserPaths, registerPages } from './pages/register.ts';
import { requiredScopes } from './scopes.ts';
import { pretendSchool, studentTexts } from './school/index.ts';
import { campSecondDrafts } from './school/second-drafts/camp-second-drafts.ts';
import type { Person } from './school/types.ts';
import { fullName } from './store/directory.ts';
import { letWeekPass } from './store/let-week-pass.ts';
import { createStore, type Store } from './store/store.ts';

function personOf(store: Store, email: string): Person {
  const person = store.directory.byEmail(email);
  if (!person) throw new Error('There is nobody with this email address at the school.');
  return person;
}

function readComments(store: Store, fileId: string): { author: string; content: string }[] {
  return store.comments(fileId).map(({ authorId, content }) => {
    const author = store.directory.person(authorId);
    return { author: author ? fullName(author) : '', content };
  });
}

function registerApi(app: FastifyInstance, context: ApiContext, latencyMs: number): void {
  if (latencyMs > 0) app.addHook('onRequest', () => delay(latencyMs));
  wordErrors(app);
  for (const method of methods) registerMethod(app, method, context);
  registerTokenInfo(app, context.store);
  registerRevoke(app, context.store, '/revoke');
}

/** One server for all of Google's hosts; Google's own clients work with it. */
export function createGoogleEmulator(options: GoogleEmulatorOptions): GoogleEmulator {
  const { clientId, publicOrigin, school = pretendSchool, latencyMs = 0 } = options;
  const store = createStore(school);
  const context = { store, links: createLinks(publicOrigin) };
  const journal = createJournal();
  const faults = createFaults();

  const app = fastify({ forceCloseConnections: true, ...withoutSchemas });
  app.register(formbody);
  app.register(async (api) => {
    journal.watch(api);
    faults.strike(api);
    registerApi(api, context, latencyMs);
  });
  app.register(async (pages) => {
    faults.strike(pages);
    registerPages(pages, { ...context, clientId, publicOrigin });
  });

  return {
    app,
    browserPaths,
    issueToken: ({ email, scopes = requiredScopes, clientId: issuedTo = clientId, expiresIn }) =>
      store.tokens.issue({
        personId: personOf(store, email).id,
        clientId: issuedTo,
        scopes,
        ...(expiresIn !== undefined && { expiresIn }),
      }).value,
    grantFiles: (email, fileIds) => store.pick(personOf(store, email), clientId, fileIds),
    fault: faults.add,
    clearFaults: faults.clear,
    calls: journal.calls,
    peakConcurrency: journal.peakConcurrency,
    resetCalls: journal.reset,
    comments: (fileId) => readComments(store, fileId),
    removeComments: store.removeComments,
    editDocument: store.editDocument,
    rename: (email, givenName) => store.directory.rename(personOf(store, email), givenName),
    letWeekPass: (email) =>
      letWeekPass(store, { first: studentTexts, second: campSecondDrafts }, personOf(store, email)),
    async close() {
      faults.clear();
      await app.close();
    },
  };
}
