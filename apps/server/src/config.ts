import { z } from 'zod';
import {
  paymentsConfig,
  stripeContradictions,
  stripeSettings,
  type PaymentsConfig,
} from './payments/settings.ts';
import type { AppSecrets } from './secrets/derive-key.ts';

const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

const address = (protocols: RegExp) => z.url({ protocol: protocols });

/** An origin without path, so that paths can be put behind it. */
const origin = address(/^https?$/).transform((value) => new URL(value).origin);

const emails = z
  .string()
  .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
  .pipe(z.array(z.email()));

/** `option = upstream name`, comma separated. */
const modelMap = z
  .string()
  .transform((list) => list.split(',').map((pair) => pair.split('=').map((side) => side.trim())))
  .pipe(z.array(z.tuple([z.string().min(1), z.string().min(1)])))
  .transform((pairs) => new Map(pairs));

const commaSeparated = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string()));

/** Newest first, see `AppSecrets`. */
const secrets = commaSeparated.pipe(z.tuple([z.string().min(32)], z.string().min(32)));

/** Addresses and networks. */
const networks = commaSeparated.pipe(
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
);

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: optional(origin),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional(address(/^postgres(ql)?$/)),
  APP_SECRET: optional(secrets),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: optional(networks),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  METRICS_PORT: optional(port),
  ADMIN_EMAILS: emails.default([]),
  SANDBOX: optional(z.enum(['0', '1'])),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_API_KEY: optional(z.string()),
  GOOGLE_APP_ID: optional(z.string()),
  GOOGLE_ORIGIN: optional(origin),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(address(/^https?$/)),
  MODEL_MAP: modelMap.default(new Map()),
  ...stripeSettings,
  SMTP_URL: optional(address(/^smtps?$/)),
  CONTACT_EMAIL: z.email().default('hello@second-draft.example'),
  GA_MEASUREMENT_ID: optional(z.string().regex(/^G-[A-Z0-9]+$/)),
  INTRO_VIDEO_ID: optional(z.string().regex(/^[\w-]{6,20}$/)),
});

/** Every setting that there is. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

type Environment = z.output<typeof environment>;

/** Who signs people in: Google (or what stands in for it), or the pretend school. */
export type GoogleConfig =
  | { sandbox: true }
  | { sandbox: false; clientId: string; apiKey: string; appId: string; origin: string | null };

export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: a secret is made and kept in the data folder. */
  appSecrets: AppSecrets | null;
  /** The balancers, whose word is taken for where a request comes from; null: none. */
  trustProxy: string[] | null;
  /** How long a server that was told to stop goes on serving, so that balancers notice. */
  drainSeconds: number;
  /** Multiplies each limit on how often something may be called. */
  rateLimitFactor: number;
  /** Where the metrics are read, on the same host; null: nowhere. */
  metricsPort: number | null;
  logLevel: Environment['LOG_LEVEL'];
  adminEmails: readonly string[];
  google: GoogleConfig;
  /** Null: the built-in writer answers. */
  model: { apiKey: string; baseUrl: string | null; modelMap: ReadonlyMap<string, string> } | null;
  /** Null: nobody can pay, but for the pretend school's people. */
  payments: PaymentsConfig | null;
  smtpUrl: string | null;
  contactEmail: string;
  analyticsId: string | null;
  introVideoId: string | null;
}

/** Settings that are missing, malformed or contradict each other; the message names each. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';

  constructor(problems: readonly string[]) {
    super(
      `The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

const looksLikePlaceholder = (secret: string) =>
  /change.?me|secret|example|password|placeholder/i.test(secret) || new Set(secret).size < 8;

function contradictions(env: Environment): string[] {
  const found: string[] = [];
  const production = env.NODE_ENV === 'production';
  if (env.GOOGLE_CLIENT_ID === null) {
    if (production && env.SANDBOX !== '1')
      found.push(
        'GOOGLE_CLIENT_ID is needed in production. To run the pretend school there, set SANDBOX=1.',
      );
    if (env.GOOGLE_ORIGIN !== null) found.push('GOOGLE_ORIGIN needs GOOGLE_CLIENT_ID.');
  } else {
    if (env.SANDBOX === '1') found.push('SANDBOX=1 and GOOGLE_CLIENT_ID exclude each other.');
    if (env.GOOGLE_API_KEY === null) found.push('GOOGLE_API_KEY is needed for the file picker.');
    if (env.GOOGLE_APP_ID === null)
      found.push(
        'GOOGLE_APP_ID (the Google Cloud project’s number) is needed for the file picker.',
      );
  }
  if (env.APP_SECRET === null && (production || env.DATABASE_URL !== null))
    found.push('APP_SECRET (32 characters or more) is needed in production and with DATABASE_URL.');
  if (production && env.APP_SECRET?.some(looksLikePlaceholder))
    found.push('APP_SECRET looks like a placeholder. Make one with: openssl rand -base64 32');
  const isRefused = (secret: string) => production && looksLikePlaceholder(secret);
  return [...found, ...stripeContradictions(env, isRefused)];
}

function googleConfig(env: Environment): GoogleConfig {
  if (env.GOOGLE_CLIENT_ID === null) return { sandbox: true };
  return {
    sandbox: false,
    clientId: env.GOOGLE_CLIENT_ID,
    apiKey: env.GOOGLE_API_KEY ?? '',
    appId: env.GOOGLE_APP_ID ?? '',
    origin: env.GOOGLE_ORIGIN,
  };
}

function modelConfig(env: Environment): Config['model'] {
  if (env.OPENAI_API_KEY === null && env.OPENAI_BASE_URL === null) return null;
  // Local servers such as Ollama want no key, but the client does.
  return {
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    modelMap: env.MODEL_MAP,
  };
}

/**
 * Reads the settings, once. An empty value counts as not set.
 * @throws ConfigProblem naming every setting that is malformed.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigProblem(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  const env = parsed.data;
  const contradicting = contradictions(env);
  if (contradicting.length > 0) throw new ConfigProblem(contradicting);
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    appSecrets: env.APP_SECRET,
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    adminEmails: env.ADMIN_EMAILS,
    google: googleConfig(env),
    model: modelConfig(env),
    payments: paymentsConfig(env),
    smtpUrl: env.SMTP_URL,
    contactEmail: env.CONTACT_EMAIL,
    analyticsId: env.GA_MEASUREMENT_ID,
    introVideoId: env.INTRO_VIDEO_ID,
  };
}
