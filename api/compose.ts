import { createSpanishAdvisor } from '../words/spanish-advisor.ts';
import { createApp } from './app.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { type ApiConfig, shopsIn } from './config.ts';
import { type FollowedCatalogue, followCatalogue } from './follow-catalogue.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createClientAddress, type Limit } from './middleware/clients.ts';
import { createLog, describeError, type Log } from './middleware/log.ts';

const MINUTE_S = 60;
const SECOND_MS = 1000;

/**
 * Creates the API from its settings.
 * @throws if a record of the catalogue is invalid, with its id and field
 */
export function composeApi(config: ApiConfig) {
  const log = createLog(config.LOG_LEVEL, (line) => process.stdout.write(`${line}\n`));
  const { current, state, checkForSnapshot } = composeAdvisor(config, log);
  const app = createApp({
    current,
    catalogueState: state,
    allowedOrigins: config.ALLOWED_ORIGINS,
    contact: {
      mail: composeMailer(config),
      supportAddress: config.VITE_SUPPORT_EMAIL,
      clientAddress: createClientAddress(config.TRUSTED_PROXIES),
      limits: {
        perAddress: limitOf(config.CONTACT_PER_ADDRESS, 10 * MINUTE_S),
        together: limitOf(config.CONTACT_PER_HOUR, 60 * MINUTE_S),
      },
    },
    reportError: (error, id) => log('error', { id, ...describeError(error) }),
    log,
    limit: limitOf(config.REQUESTS_PER_MINUTE, MINUTE_S),
  });
  return {
    app,
    catalogue: current().catalogue,
    /** Looks for a newer snapshot now; absent if no living catalogue is followed. */
    checkForSnapshot,
    mail: describeMail(config),
    clients: describeClients(config),
  };
}

function composeAdvisor(config: ApiConfig, log: Log): Pick<FollowedCatalogue, 'current'> & Partial<FollowedCatalogue> {
  const newAdvisor = (catalogue: Catalogue) => createSpanishAdvisor(catalogue, shopsIn(config));
  const embedded = () => loadCatalogue(config.CATALOGUE_FILE);
  if (config.CATALOGUE_FOLDER === undefined) {
    const advisor = newAdvisor(embedded());
    return { current: () => advisor };
  }
  const followed = followCatalogue({ folder: config.CATALOGUE_FOLDER, embedded, createAdvisor: newAdvisor, log });
  setInterval(() => void followed.checkForSnapshot(), config.CATALOGUE_POLL_SECONDS * SECOND_MS).unref();
  return followed;
}

const limitOf = (requests: number, seconds: number): Limit | undefined =>
  requests > 0 ? { requests, seconds } : undefined;

function composeMailer({ VITE_SUPPORT_EMAIL, SMTP_URL, MAIL_FROM, OUTBOX_FOLDER }: ApiConfig) {
  const addresses = { from: MAIL_FROM ?? VITE_SUPPORT_EMAIL, to: VITE_SUPPORT_EMAIL };
  return SMTP_URL ? createSmtpMailer({ url: SMTP_URL, addresses }) : createOutboxMailer(OUTBOX_FOLDER, addresses);
}

/** Describes the mail setup for the console, without the mail server's password. */
function describeMail({ SMTP_URL, VITE_SUPPORT_EMAIL, OUTBOX_FOLDER }: ApiConfig): string {
  return SMTP_URL
    ? `to ${VITE_SUPPORT_EMAIL} by ${new URL(SMTP_URL).host}`
    : `not configured: saved as .eml files in ${OUTBOX_FOLDER}/ (set SMTP_URL, see .env.example)`;
}

function describeClients({ TRUSTED_PROXIES, REQUESTS_PER_MINUTE }: ApiConfig): string {
  const address = TRUSTED_PROXIES > 0 ? `X-Forwarded-For, ${TRUSTED_PROXIES} from its end` : 'connection';
  return `identified by ${address}; ${REQUESTS_PER_MINUTE || 'unlimited'} requests a minute each`;
}
