import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
        await writeFile(join(folder, fileName()), message, { flag: 'wx', mode: OUTBOX_MODE.file });
      } catch (error) {
        throw new MailError(`The outbox ${folder} cannot be written`, { cause: error });
      }
    },
  };
}

function fileName(): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${randomUUID().slice(0, 8)}.eml`;
}
