import { html } from '@second-draft/emulator-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyField } from '../http/body.ts';
import { sendPage } from '../pages/layout.ts';
import type { PageContext } from '../pages/context.ts';
import type { Person } from '../school/types.ts';
import { chooserPage } from './chooser-page.ts';
import { consentPage } from './consent-page.ts';
import { readTokenRequest, refuse, type RefusedRequest, type TokenRequest } from './request.ts';
import {
  deniedResponse,
  grantToken,
  scopesToAskFor,
  type TokenResponse,
} from './token-response.ts';

function sendRefusal(reply: FastifyReply, { error, message }: RefusedRequest): FastifyReply {
  const body = html`<h1>Access blocked</h1>
    <p>${message}</p>
    <p class="quiet">Error 400: ${error}</p>`;
  return sendPage(reply, { title: 'Access blocked', shape: 'card', body }, { code: 400 });
}

/** Passes the answer to the page that opened the pop-up, and closes. */
function sendRelay(
  reply: FastifyReply,
  request: TokenRequest,
  answer: TokenResponse,
): FastifyReply {
  const body = html`<h1>Going back</h1>
    <p
      id="relay"
      role="status"
      data-origin="${request.origin}"
      data-relay="${request.relay}"
      data-response="${JSON.stringify(answer)}"
    >
      You can close this window.
    </p>`;
  const scripts = ['/gsi/relay.js'];
  return sendPage(reply, { title: 'Going back', shape: 'card', body, scripts });
}

/** The account chosen, else the one hinted at unless `select_account` is asked for. */
function accountOf(request: TokenRequest, { store }: PageContext): Person | undefined {
  const { directory } = store;
  if (request.account) return directory.person(request.account);
  if (request.prompt.includes('select_account')) return undefined;
  return directory.person(request.loginHint) ?? directory.byEmail(request.loginHint);
}

function answerRequest(search: URLSearchParams, reply: FastifyReply, context: PageContext) {
  const { store } = context;
  const request = readTokenRequest(search);
  const person = accountOf(request, context);
  const mayNotAsk = request.prompt.includes('none');
  if (!person) {
    if (mayNotAsk)
      return sendRelay(reply, request, deniedResponse(request, 'interaction_required'));
    const body = chooserPage(request, store.directory.school, search.toString());
    const scripts = ['/gsi/chooser.js'];
    return sendPage(reply, { title: 'Choose an account', shape: 'card', body, scripts });
  }
  const scopes = scopesToAskFor(request, person, store);
  if (scopes.length === 0) return sendRelay(reply, request, grantToken(request, person, [], store));
  if (mayNotAsk) return sendRelay(reply, request, deniedResponse(request, 'interaction_required'));
  search.set('account', person.id);
  const body = consentPage(request, person, scopes, search);
  return sendPage(reply, { title: 'Allow access', shape: 'card', body });
}

function decide(
  httpRequest: FastifyRequest,
  search: URLSearchParams,
  reply: FastifyReply,
  { store }: PageContext,
) {
  const request = readTokenRequest(search);
  const person = store.directory.person(request.account);
  if (!person || bodyField(httpRequest.body, 'decision') !== 'continue')
    return sendRelay(reply, request, deniedResponse(request, 'access_denied'));
  const allowed = [bodyField(httpRequest.body, 'allow') ?? []].flat().map(String);
  return sendRelay(reply, request, grantToken(request, person, allowed, store));
}

export function registerPopup(app: FastifyInstance, context: PageContext): void {
  const check = (httpRequest: FastifyRequest) => {
    const { searchParams } = new URL(httpRequest.url, 'http://emulator');
    const { clientId, publicOrigin } = context;
    const known = { clientId, publicOrigin: publicOrigin(), host: httpRequest.host };
    return { searchParams, refusal: refuse(readTokenRequest(searchParams), known) };
  };
  app.get('/o/oauth2/v2/auth', (httpRequest, reply) => {
    const { searchParams, refusal } = check(httpRequest);
    return refusal ? sendRefusal(reply, refusal) : answerRequest(searchParams, reply, context);
  });
  app.post('/o/oauth2/v2/decide', (httpRequest, reply) => {
    const { searchParams, refusal } = check(httpRequest);
    if (refusal) return sendRefusal(reply, refusal);
    return decide(httpRequest, searchParams, reply, context);
  });
}
