import * as z from 'zod';
import { folderContradictions, folderSettings } from './folder.ts';
import { googleConfig, googleContradictions, googleSettings, type GoogleConfig } from './google.ts';

/** The setting whose origin replaces the classroom service's hosts. */
export const CLASSROOM_ORIGIN = 'GOOGLE_ORIGIN';

export type ClassroomConfig =
  | ({ kind: 'google' } & GoogleConfig)
  | { kind: 'folder'; folder: string }
  | { kind: 'pretend' };

export { googleNeeds as classroomNeeds } from './google.ts';

export const classroomSettings = {
  SANDBOX: z.enum(['0', '1']).nullable().default(null),
  ...googleSettings,
  ...folderSettings,
};

type ClassroomEnvironment = z.output<z.ZodObject<typeof classroomSettings>>;

export function classroomContradictions(
  env: ClassroomEnvironment & Parameters<typeof folderContradictions>[0],
  isProduction: boolean,
): string[] {
  const found = [...googleContradictions(env), ...folderContradictions(env)];
  const chosen = (['GOOGLE_CLIENT_ID', 'LOCAL_CLASSROOM'] as const).filter(
    (name) => env[name] !== null,
  );
  if (chosen.length > 1) found.push(`${chosen.join(' and ')} exclude each other.`);
  if (env.SANDBOX === '1')
    found.push(...chosen.map((name) => `SANDBOX=1 and ${name} exclude each other.`));
  else if (isProduction && chosen.length === 0)
    found.push(
      'GOOGLE_CLIENT_ID is needed in production. To run the pretend school there, set SANDBOX=1.',
    );
  return found;
}

/** Describes who signs people in; a database stays bound to the first that it was used with. */
export function identitiesOf(classroom: ClassroomConfig): string {
  if (classroom.kind === 'folder') return 'a folder on this machine';
  if (classroom.kind === 'pretend') return 'the pretend school';
  return classroom.origin === null ? 'Google' : 'a stand-in for Google';
}

export function classroomConfig(env: ClassroomEnvironment): ClassroomConfig {
  if (env.LOCAL_CLASSROOM !== null) return { kind: 'folder', folder: env.LOCAL_CLASSROOM };
  const google = googleConfig(env);
  return google ? { kind: 'google', ...google } : { kind: 'pretend' };
}
