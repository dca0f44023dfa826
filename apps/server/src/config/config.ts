import type { OperatorWords } from '@second-draft/contract';
import { paymentsConfig, type PaymentsConfig } from './stripe.ts';
import type { AppSecrets } from '../secrets/index.ts';
import { classroomConfig, type ClassroomConfig } from './classroom.ts';
import { contradictions } from './contradictions.ts';
import { databaseUrlOf } from './database.ts';
import { environment, type Environment } from './environment.ts';
import { modelConfig, type ModelConfig } from './model.ts';

export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: a secret is generated and kept in the data folder. */
  appSecrets: AppSecrets | null;
  /** Balancers whose forwarded addresses are believed; null: none. */
  trustProxy: string[] | null;
  /** How long a stopping server keeps serving, so that balancers notice. */
  drainSeconds: number;
  rateLimitFactor: number;
  /** Where Prometheus reads. */
  metricsHost: string;
  /** Null: no metrics are served. */
  metricsPort: number | null;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  adminEmails: readonly string[];
  classroom: ClassroomConfig;
  /** Null: the built-in writer answers. */
  model: ModelConfig | null;
  /** What the operator says of the business; null: nothing. */
  operatorWords: OperatorWords | null;
  /** Null: nobody can pay, except in the pretend school. */
  payments: PaymentsConfig | null;
  smtpUrl: string | null;
  contactEmail: string;
  analyticsId: string | null;
  introVideoId: string | null;
}

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';

  constructor(problems: readonly string[]) {
    super(
      `The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** Balancers that ask every second or two notice by then. */
const DRAIN_SECONDS_IN_PRODUCTION = 5;

/**
 * An empty value counts as not set.
 * @throws ConfigProblem naming every malformed setting or, if none is, every contradiction
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  // Zod would compile the shape, which takes longer than to read it once without.
  const parsed = environment.safeParse(given, { jitless: true });
  if (!parsed.success)
    throw new ConfigProblem(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  const env = parsed.data;
  const contradicting = contradictions(env);
  if (contradicting.length > 0) throw new ConfigProblem(contradicting);
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    databaseUrl: databaseUrlOf(env),
    appSecrets: env.APP_SECRET,
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS_IN_PRODUCTION : 0),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    metricsHost: env.METRICS_HOST ?? env.HOST,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    adminEmails: env.ADMIN_EMAILS,
    classroom: classroomConfig(env),
    model: modelConfig(env),
    operatorWords: env.OPERATOR_FILE,
    payments: paymentsConfig(env),
    smtpUrl: env.SMTP_URL,
    contactEmail: env.CONTACT_EMAIL,
    analyticsId: env.GA_MEASUREMENT_ID,
    introVideoId: env.INTRO_VIDEO_ID,
  };
}
