import type { ClientConfig } from '@second-draft/contract';
import type { Config } from '../config.ts';

const identityPath = '/gsi/client';
const apiPath = '/js/api.js';

function googleFor(google: Config['google'], sandboxClientId: string): ClientConfig['google'] {
  if (google.sandbox)
    return {
      clientId: sandboxClientId,
      apiKey: 'pretend-school',
      appId: '100000000001',
      identityScript: identityPath,
      apiScript: apiPath,
    };
  const { clientId, apiKey, appId, origin } = google;
  return {
    clientId,
    apiKey,
    appId,
    identityScript: `${origin ?? 'https://accounts.google.com'}${identityPath}`,
    apiScript: `${origin ?? 'https://apis.google.com'}${apiPath}`,
  };
}

/** What browsers are told of this installation. */
export function clientConfigOf(config: Config, sandboxClientId: string): ClientConfig {
  return {
    google: googleFor(config.google, sandboxClientId),
    sandbox: config.google.sandbox,
    builtInWriter: config.model === null,
    contactEmail: config.contactEmail,
    analyticsId: config.analyticsId,
    introVideoId: config.introVideoId,
  };
}
