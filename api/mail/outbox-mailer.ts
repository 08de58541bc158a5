import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, type MailAddresses, MailError } from './mailer.ts';
import { composeMessage } from './message.ts';
import { within } from './within.ts';

/** Read and written by this program's user alone: messages are personal. */
const OUTBOX_MODE = { folder: 0o700, file: 0o600 } as const;

/** A disk that has not taken the mail by then counts as down: as long as a mail server gets. */
const OUTBOX_TIME_LIMIT_MS = 8000;

/**
 * {@link Mailer} for a site without a mail server: each mail becomes an `.eml` file in `folder`, which any mail program
 * opens. The names sort by time. `folder` is made when it is missing, in a folder that exists.
 *
 * One mail is written after the other, so that a disk that hangs holds one of the few threads for files and not all. What
 * is being written at the time limit may still arrive, and has the message id of a second try; what is waiting will not.
 */
export function createOutboxMailer(
  folder: string,
  addresses: MailAddresses,
  timeLimitMs = OUTBOX_TIME_LIMIT_MS,
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let last: Promise<unknown> = Promise.resolve();

  const write = async (mail: Mail): Promise<void> => {
    const { message } = await transport.sendMail(composeMessage(mail, addresses));
    await makeFolder(folder);
    await keep(join(folder, fileName()), message);
    await flushFolder(folder);
  };

  return {
    async send(mail) {
      const limit = AbortSignal.timeout(timeLimitMs);
      const written = last.then(() => {
        limit.throwIfAborted();
        return write(mail);
      });
      last = written.catch(() => undefined);
      try {
        await within(timeLimitMs, written);
      } catch (error) {
        throw new MailError(`The outbox ${folder} cannot be written`, { cause: error });
      }
    },
  };
}

/** Not with the folders above it: where a file system refuses that without saying why (`/proc`), Node tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: OUTBOX_MODE.folder });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** A power cut leaves the whole file or none under its name. */
async function keep(file: string, message: Buffer | Readable): Promise<void> {
  const unfinished = `${file}.part`;
  await writeFile(unfinished, message, { flag: 'wx', mode: OUTBOX_MODE.file, flush: true });
  await rename(unfinished, file);
}

/** The name of a file is part of its folder, and no safer than that. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function fileName(): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${randomUUID().slice(0, 8)}.eml`;
}
