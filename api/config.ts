import * as z from 'zod';
import { hostsIn, SHOP_HOSTS } from '../contract/shop-hosts.ts';
import { LOG_LEVELS } from './middleware/log.ts';

/** Hosts and origins, which browsers write in lower case. */
const list = z.string().transform(hostsIn);

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number()
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, `expected ${min} to ${max}, whole`);

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(8787),
  ALLOWED_ORIGINS: list.default([]),
  CATALOGUE_FILE: z.string().min(1).optional(),
  CATALOGUE_FOLDER: z.string().min(1).optional(),
  CATALOGUE_POLL_SECONDS: wholeNumber(1, 86_400).default(300),
  MARKETPLACE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .default('www.amazon.es'),
  MARKETPLACE_TAG: z
    .string()
    .regex(/^[\w-]*$/)
    .default(''),
  // Named like the site's variables: both use the same hosts and the same address.
  VITE_SHOP_HOSTS: list.prefault(SHOP_HOSTS),
  VITE_SUPPORT_EMAIL: z.email().default('hola@atinado.es'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  OUTBOX_FOLDER: z.string().min(1).default('outbox'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  // A school class of 30 behind one address sends about 330 a minute.
  REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  CONTACT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(10),
  CONTACT_PER_HOUR: wholeNumber(0, 1_000_000).default(100),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
});

export type ApiConfig = z.infer<typeof environmentSchema>;

/** Where links to shops lead, as the API and the build's pages show them. */
export const shopsIn = (config: ApiConfig) => ({
  marketplace: { host: config.MARKETPLACE_HOST, tag: config.MARKETPLACE_TAG },
  shops: { linkHosts: config.VITE_SHOP_HOSTS },
});

class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws {SettingsError} that names every invalid variable */
export function readApiConfig(environment: Readonly<Record<string, string | undefined>>): ApiConfig {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(problems.join('; '));
}
