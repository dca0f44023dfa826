import { vi } from 'vitest';

type Outcome = { access_token: string } | { error: string } | { type: string };

/**
 * Fakes Google's sign-in script: each token request ends with `outcome`. `vi.unstubAllGlobals`
 * removes it.
 */
export function fakeGoogle(outcome: Outcome) {
  const requests: google.accounts.oauth2.TokenClientConfig[] = [];
  const initTokenClient = (config: google.accounts.oauth2.TokenClientConfig) => ({
    requestAccessToken: () => {
      requests.push(config);
      const tell = 'type' in outcome ? config.error_callback : config.callback;
      tell?.(Object(outcome));
    },
  });
  vi.stubGlobal('google', { accounts: { oauth2: { initTokenClient } } });
  return requests;
}
