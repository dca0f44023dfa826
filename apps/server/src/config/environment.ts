import * as z from 'zod';
import { classroomSettings } from './classroom.ts';
import { databaseSettings } from './database.ts';
import { modelMap } from './model-map.ts';
import { operatorFile } from './operator-file.ts';
import { address, key, optional, origin, wholeNumber } from './shapes.ts';
import { stripeSettings } from './stripe.ts';

const commaSeparated = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string()));

const emails = commaSeparated.pipe(z.array(z.email().toLowerCase()));

/** Newest first, see `AppSecrets`. */
const secrets = commaSeparated.pipe(z.tuple([z.string().min(32)], z.string().min(32)));

const networks = commaSeparated.pipe(
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
);

/** Without a host, mail would go to this machine. */
const mailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'Write it as in smtps://user:password@mail.example:465, with % codes for odd characters.',
});

/** Nobody reads mail sent there. */
export const DEFAULT_CONTACT_EMAIL = 'hello@second-draft.example';

const port = wholeNumber(0, 65_535);

export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: optional(origin),
  DATA_DIR: z.string().default('./data'),
  ...databaseSettings,
  APP_SECRET: optional(secrets),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  TRUST_PROXY: optional(networks),
  // With the wait for what runs, less than the grace that compose.yaml and systemd give.
  DRAIN_SECONDS: optional(wholeNumber(0, 30)),
  RATE_LIMIT_FACTOR: z.coerce.number('It takes a number above 0.').positive().default(1),
  METRICS_HOST: optional(z.string()),
  METRICS_PORT: optional(port),
  ADMIN_EMAILS: emails.default([]),
  ...classroomSettings,
  OPENAI_API_KEY: optional(key),
  OPENAI_BASE_URL: optional(address(/^https?$/)),
  MODEL_MAP: optional(modelMap),
  MODEL_PROVIDER: optional(z.string().trim().min(1)),
  MODEL_COUNTRY: optional(z.string().trim().min(1)),
  ...stripeSettings,
  SMTP_URL: optional(mailServer),
  CONTACT_EMAIL: z.email().default(DEFAULT_CONTACT_EMAIL),
  GA_MEASUREMENT_ID: optional(z.string().regex(/^G-[A-Z0-9]+$/)),
  OPERATOR_FILE: optional(operatorFile),
  INTRO_VIDEO_ID: optional(z.string().regex(/^[\w-]{6,20}$/)),
});

export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Environment = z.output<typeof environment>;
