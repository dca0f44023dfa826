import type { ApiMethod } from '../http/method.ts';
import { holds } from '../http/method.ts';
import { identityScopes, scopes } from '../scopes.ts';
import { fullName } from '../store/directory.ts';

/** oauth2-v2's Userinfo; no `@googleapis` client of this service is installed. */
interface UserInfo {
  id: string;
  email?: string;
  verified_email?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
  hd?: string;
}

export const userInfoGet: ApiMethod<UserInfo> = {
  id: 'oauth2.userinfo.get',
  verb: 'GET',
  path: '/oauth2/v2/userinfo',
  scopes: identityScopes,
  query: {},
  answer(call) {
    const { id, email, givenName, familyName, photo, domain } = call.caller;
    const profile = {
      name: fullName(call.caller),
      given_name: givenName,
      family_name: familyName,
      ...(photo && { picture: call.links.photo(id) }),
    };
    return {
      id,
      ...(holds(call, scopes('userinfo.email')) && { email, verified_email: true }),
      ...(holds(call, scopes('userinfo.profile')) && profile),
      ...(domain && { hd: domain }),
    };
  },
};
