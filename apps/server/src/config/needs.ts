import { classroomNeeds } from './classroom.ts';
import { DEFAULT_CONTACT_EMAIL, type Environment } from './environment.ts';

type Name = keyof Environment;

/** Settings that do nothing without one of the others. */
const needs: readonly { names: readonly Name[]; one: readonly Name[] }[] = [
  { names: ['DATABASE_PASSWORD'], one: ['DATABASE_URL'] },
  classroomNeeds,
  {
    names: ['MODEL_MAP', 'MODEL_PROVIDER', 'MODEL_COUNTRY'],
    one: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  },
  { names: ['METRICS_HOST'], one: ['METRICS_PORT'] },
  { names: ['SMTP_URL'], one: ['CONTACT_EMAIL'] },
];

export function unmetNeeds(env: Environment): string[] {
  const isSet = (name: Name) => env[name] !== null && env[name] !== DEFAULT_CONTACT_EMAIL;
  return needs.flatMap(({ names, one }) =>
    one.some(isSet) ? [] : names.filter(isSet).map((name) => `${name} needs ${one.join(' or ')}.`),
  );
}
