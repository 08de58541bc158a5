import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mailer, type MailAddresses, MailError } from './mailer.ts';
import { composeMessage } from './message.ts';

/** Read and written by this program's user alone: messages are personal. */
const OUTBOX_MODE = { folder: 0o700, file: 0o600 } as const;

/**
 * {@link Mailer} for a site without a mail server: each mail becomes an `.eml` file in `folder`, which any mail program
 * opens. The names sort by time.
 */
export function createOutboxMailer(folder: string, addresses: MailAddresses): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(composeMessage(mail, addresses));
        await mkdir(folder, { recursive: true, mode: OUTBOX_MODE.folder });
        await keep(join(folder, fileName()), message);
        await flushFolder(folder);
      } catch (error) {
        throw new MailError(`The outbox ${folder} cannot be written`, { cause: error });
      }
    },
  };
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
