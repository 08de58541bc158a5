/** The API's settings, from environment variables; `.env.example` lists them. */
import * as z from 'zod';
import { LOG_LEVELS } from './middleware/log.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number()
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, `expected ${min} to ${max}, whole`);

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(8787),
  /** Origins of other sites that may call the API from a browser, separated by commas. */
  ALLOWED_ORIGINS: list.default([]),
  /** A catalogue file other than the one that ships. */
  CATALOGUE_FILE: z.string().min(1).optional(),
  MARKETPLACE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .default('www.amazon.es'),
  /** Affiliate tag; none by default. */
  MARKETPLACE_TAG: z
    .string()
    .regex(/^[\w-]*$/)
    .default(''),
  /** The one address that the contact form writes to; the site shows the same, hence its name. */
  VITE_SUPPORT_EMAIL: z.email().default('hola@atinado.es'),
  /** The mail server, with user and password where it wants them (over TLS only); without one, mail goes to the outbox folder. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of the contact form's mail: an address that the mail server may send for. By default the support address. */
  MAIL_FROM: z.email().optional(),
  OUTBOX_FOLDER: z.string().min(1).default('outbox'),
  /** How many proxies of ours stand before the API: whose word on the caller's address is taken. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** How many requests one address may make in a minute, on each instance; 0: any number. A school behind one address needs fewer. */
  REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  /** How many contact messages one address may send in ten minutes, on each instance; 0: any number. */
  CONTACT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(10),
  /** How many all may send together in an hour, and as many again with a proof of work, on each instance; 0: any number. */
  CONTACT_PER_HOUR: wholeNumber(0, 1_000_000).default(100),
  /** Signs the challenges for that proof, the same for all instances; without one each makes its own at start. */
  CONTACT_SECRET: z.string().min(32).optional(),
  /** How much the API writes: a line for each request at `info`, refused and failed ones at `warn`, failed ones at `error`. */
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
});

export type ApiConfig = z.infer<typeof environmentSchema>;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws {SettingsError} that names every wrong variable. */
export function readApiConfig(environment: Readonly<Record<string, string | undefined>>): ApiConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(problems.join('; '));
}
