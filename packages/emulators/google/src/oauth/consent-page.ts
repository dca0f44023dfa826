import { html, type Html } from '@second-draft/emulator-pages';
import type { Person } from '../school/types.ts';
import { avatar, emailAddress } from '../pages/person.ts';
import { describeScope } from '../scopes.ts';
import { fullName } from '../store/directory.ts';
import type { TokenRequest } from './request.ts';

function choice(scope: string, index: number): Html {
  return html`<li>
    <input id="scope-${index}" type="checkbox" name="allow" value="${scope}" checked />
    <label for="scope-${index}">${describeScope(scope)}</label>
  </li>`;
}

/**
 * Only optional scopes; signing in itself is not a choice.
 * @param search the request's parameters, which the form sends on
 */
export function consentPage(
  request: TokenRequest,
  person: Person,
  scopes: readonly string[],
  search: URLSearchParams,
): Html {
  const { host } = new URL(request.origin);
  const others = new URLSearchParams(search);
  others.delete('account');
  others.delete('login_hint');
  return html`<h1>${host} wants to use your account</h1>
    <div class="chosen">
      ${avatar(person)}
      <div>
        <p class="name">${fullName(person)}</p>
        <p class="quiet">${emailAddress(person)}</p>
      </div>
      <a href="/o/oauth2/v2/auth?${others.toString()}">Use another account</a>
    </div>
    <form method="post" action="/o/oauth2/v2/decide?${search.toString()}">
      <p>It will see your name, email address and photo.</p>
      <fieldset>
        <legend>Choose what it may do</legend>
        <ul class="scopes">
          ${scopes.map(choice)}
        </ul>
      </fieldset>
      <p class="actions">
        <button class="button main" name="decision" value="continue">Continue</button>
        <button class="button" name="decision" value="cancel">Cancel</button>
      </p>
    </form>`;
}
