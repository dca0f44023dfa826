import {
  everywhere,
  type ClassroomService,
  type OutsideOrigins,
} from '../classroom-service/index.ts';
import type { GoogleConfig } from './google-config.ts';

const IDENTITY_PATH = '/gsi/client';
const API_PATH = '/js/api.js';

/**
 * By path, because other paths of these hosts run whatever an address asks them to.
 * @see https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
const googleOrigins: OutsideOrigins = {
  scripts: [
    'https://accounts.google.com/gsi/client',
    'https://apis.google.com/js/api.js',
    // api.js loads the picker from here.
    'https://apis.google.com/_/scs/',
  ],
  connections: ['https://accounts.google.com/gsi/'],
  frames: ['https://accounts.google.com/gsi/', 'https://docs.google.com/picker'],
  images: ['https://*.googleusercontent.com', 'https://*.gstatic.com'],
  styles: ['https://accounts.google.com/gsi/style'],
};

function outsideOf(origin: string | null): OutsideOrigins {
  if (origin === null) return googleOrigins;
  return everywhere(origin === '' ? [] : [origin]);
}

/** @param origin replaces Google's hosts, as browsers reach it; empty for the product's own */
export function inBrowser(
  { clientId, apiKey, appId }: Omit<GoogleConfig, 'origin'>,
  origin: string | null,
): ClassroomService['inBrowser'] {
  return {
    config: {
      signIn: {
        clientId,
        apiKey,
        appId,
        identityScript: `${origin ?? 'https://accounts.google.com'}${IDENTITY_PATH}`,
        apiScript: `${origin ?? 'https://apis.google.com'}${API_PATH}`,
      },
      posting: true,
      presentations: true,
    },
    outside: outsideOf(origin),
  };
}
