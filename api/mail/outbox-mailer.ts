import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createMailer, type MailAddresses, type Mailer } from './mailer.ts';

const OUTBOX_MODE = { folder: 0o700, file: 0o600 } as const;

/** Writes each mail as an `.eml` file to `folder`, whose parent must exist. */
export function createOutboxMailer(folder: string, addresses: MailAddresses): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return createMailer({
    addresses,
    failure: `The outbox ${folder} cannot be written`,
    async deliver(options) {
      const { message } = await transport.sendMail(options);
      await createFolder(folder);
      const file = join(folder, fileName());
      const unfinished = `${file}.part`;
      await writeFile(unfinished, message, { flag: 'wx', mode: OUTBOX_MODE.file, flush: true });
      await rename(unfinished, file);
    },
  });
}

/** It does not use `recursive`: on a file system that refuses without an error code (`/proc`), Node would retry forever. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: OUTBOX_MODE.folder });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function fileName(): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${randomUUID().slice(0, 8)}.eml`;
}
