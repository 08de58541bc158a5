import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { composeMessage, type Mail, type MailAddresses, type Mailer, MailError, withTimeout } from './mailer.ts';

const OUTBOX_MODE = { folder: 0o700, file: 0o600 } as const;

const OUTBOX_TIME_LIMIT_MS = 8000;

/**
 * Writes each mail as an `.eml` file to `folder`, whose parent must exist. A mail that is being written at the time
 * limit may still arrive.
 */
export function createOutboxMailer(folder: string, addresses: MailAddresses): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  const write = async (mail: Mail): Promise<void> => {
    const { message } = await transport.sendMail(composeMessage(mail, addresses));
    await createFolder(folder);
    await writeAtomically(join(folder, fileName()), message);
  };

  return {
    async send(mail) {
      try {
        await withTimeout(OUTBOX_TIME_LIMIT_MS, write(mail));
      } catch (error) {
        throw new MailError(`The outbox ${folder} cannot be written`, { cause: error });
      }
    },
  };
}

/** It does not use `recursive`: on a file system that refuses without an error code (`/proc`), Node would retry forever. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: OUTBOX_MODE.folder });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

async function writeAtomically(file: string, message: Buffer | Readable): Promise<void> {
  const unfinished = `${file}.part`;
  await writeFile(unfinished, message, { flag: 'wx', mode: OUTBOX_MODE.file, flush: true });
  await rename(unfinished, file);
}

function fileName(): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${randomUUID().slice(0, 8)}.eml`;
}
