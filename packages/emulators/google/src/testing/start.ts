import { classroom, type classroom_v1 } from '@googleapis/classroom';
import { docs, type docs_v1 } from '@googleapis/docs';
import { drive, type drive_v3 } from '@googleapis/drive';
import { slides, type slides_v1 } from '@googleapis/slides';
import { createGoogleEmulator } from '../emulator.ts';
import type { GoogleEmulator, GoogleEmulatorOptions } from '../options.ts';
import { presentationsScope, requiredScopes } from '../scopes.ts';
import { smallSchool } from './small-school.ts';

export const clientId = 'our-app.apps.googleusercontent.com';
export const publicOrigin = 'http://127.0.0.1:3000';
export const allScopes = [...requiredScopes, presentationsScope];

export function smallEmulator(options: Partial<GoogleEmulatorOptions> = {}): GoogleEmulator {
  return createGoogleEmulator({
    clientId,
    publicOrigin: () => publicOrigin,
    school: smallSchool,
    ...options,
  });
}

export interface Clients {
  classroom: classroom_v1.Classroom;
  docs: docs_v1.Docs;
  drive: drive_v3.Drive;
  slides: slides_v1.Slides;
}

/** Without retries. */
export function clientsOf(rootUrl: string, token: string): Clients {
  const options = { rootUrl, headers: { authorization: `Bearer ${token}` }, retry: false };
  return {
    classroom: classroom({ version: 'v1', ...options }),
    docs: docs({ version: 'v1', ...options }),
    drive: drive({ version: 'v3', ...options }),
    slides: slides({ version: 'v1', ...options }),
  };
}

export async function refusal(call: Promise<unknown>): Promise<{ status: unknown; body: unknown }> {
  const error: unknown = await call.then(
    () => new Error('The call was answered.'),
    (reason: unknown) => reason,
  );
  const response: unknown = Reflect.get(Object(error), 'response');
  return {
    status: Reflect.get(Object(response), 'status'),
    body: Reflect.get(Object(response), 'data'),
  };
}
