import { z } from 'zod';
import { isEmailAddress, mailAddress } from '#platform/values/email-address.ts';

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const port = z
  .string()
  .regex(/^\d+$/, 'PORT muss eine ganze Zahl sein.')
  .transform(Number)
  .pipe(
    z
      .number()
      .min(0, 'PORT muss zwischen 0 und 65535 liegen.')
      .max(65_535, 'PORT muss zwischen 0 und 65535 liegen.'),
  );

const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'KEEP_MESSAGES_DAYS muss eine Zahl von Tagen zwischen 1 und 9999 sein.')
  .transform(Number);

const email = (name: string) =>
  z
    .string()
    .transform(mailAddress)
    .refine(isEmailAddress, `${name} muss eine E-Mail-Adresse sein.`)
    .optional();

const settings = z.object({
  PORT: port.prefault('3000'),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL muss mit postgres:// beginnen.')
    .optional(),
  ORIGIN: z
    .url({
      protocol: /^https?$/,
      error: 'ORIGIN muss eine Adresse wie https://www.verein.at sein.',
    })
    .transform((address) => new URL(address).origin)
    .optional(),
  TRUST_PROXY: z
    .enum(['0', '1'], {
      error: 'TRUST_PROXY kennt nur die Werte 0 und 1 (davor steht ein eigener Proxy).',
    })
    .default('0'),
  STARTER: z
    .enum(['none', 'club'], {
      error:
        'STARTER kennt nur die Werte none (keine Beispielinhalte) und club (Beispielinhalte laden).',
    })
    .default('club'),
  OFFLINE: z
    .enum(['on', 'off'], {
      error:
        'OFFLINE kennt nur die Werte on (gesehene Seiten bleiben auf dem Gerät) und off (nicht mehr).',
    })
    .default('on'),
  LOG_LEVEL: z
    .enum(logLevels, { error: `LOG_LEVEL kennt nur die Werte ${logLevels.join(', ')}.` })
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN muss mindestens 16 Zeichen haben.').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'SMTP_URL muss eine Adresse wie smtps://benutzer:passwort@mail.verein.at sein.',
    })
    .optional(),
  FORWARD_URL: z
    .url({
      protocol: /^https?$/,
      error: 'FORWARD_URL muss eine Adresse sein, die mit https:// oder http:// beginnt.',
    })
    .optional(),
  MAIL_TO: email('MAIL_TO'),
  MAIL_FROM: email('MAIL_FROM'),
  KEEP_MESSAGES_DAYS: days.prefault('365'),
});

const schema = settings.refine(({ SMTP_URL, FORWARD_URL }) => !(SMTP_URL && FORWARD_URL), {
  error: 'SMTP_URL und FORWARD_URL schließen einander aus: Eine davon muss leer bleiben.',
});

export interface Env {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  origin: string | undefined;
  /** True if a proxy in front of this server adds the visitor's address to X-Forwarded-For. */
  trustProxy: boolean;
  loadStarter: boolean;
  offline: boolean;
  logLevel: LogLevel;
  /** Requests with this token can read /metrics. Other requests can do so only from this machine. */
  metricsToken: string | undefined;
  smtpUrl: string | undefined;
  forwardUrl: string | undefined;
  mailTo: string | undefined;
  mailFrom: string | undefined;
  keepMessagesDays: number;
}

/**
 * An empty setting counts as missing.
 * @throws Error with a German sentence for each invalid setting
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  return {
    port: parsed.data.PORT,
    host: parsed.data.HOST,
    dataDir: parsed.data.DATA_DIR,
    databaseUrl: parsed.data.DATABASE_URL,
    origin: parsed.data.ORIGIN,
    trustProxy: parsed.data.TRUST_PROXY === '1',
    loadStarter: parsed.data.STARTER === 'club',
    offline: parsed.data.OFFLINE === 'on',
    logLevel: parsed.data.LOG_LEVEL,
    metricsToken: parsed.data.METRICS_TOKEN,
    smtpUrl: parsed.data.SMTP_URL,
    forwardUrl: parsed.data.FORWARD_URL,
    mailTo: parsed.data.MAIL_TO,
    mailFrom: parsed.data.MAIL_FROM,
    keepMessagesDays: parsed.data.KEEP_MESSAGES_DAYS,
  };
}
