import { readdir } from 'node:fs/promises';
import type * as files from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { createOutboxMailer } from '#api/mail/outbox-mailer.ts';
import { SUPPORT_ADDRESS } from '#tests/support/contact.ts';
import { MESSAGE, newContactApi } from '#tests/support/contact-api.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const TIME_LIMIT_MS = 1000;

const disk = vi.hoisted(() => ({ answers: Promise.resolve(), asked: 0 }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof files>();
  return {
    ...real,
    writeFile: async (...args: Parameters<typeof real.writeFile>) => {
      disk.asked += 1;
      await disk.answers;
      return real.writeFile(...args);
    },
  };
});

const folder = temporaryFolder();

describe('a message for an outbox that hangs', () => {
  it('fails and is reported after the time limit, blocks one write only, and later messages are sent', async () => {
    const addresses = { from: SUPPORT_ADDRESS, to: SUPPORT_ADDRESS };
    const { post, reported } = newContactApi({ mail: createOutboxMailer(folder, addresses, TIME_LIMIT_MS) });
    const back = Promise.withResolvers<void>();
    disk.answers = back.promise;

    const answers = await Promise.all([post(MESSAGE), post(MESSAGE), post(MESSAGE)]);
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502]);
    expect(reported).toHaveLength(3);
    expect(disk.asked).toBe(1);

    back.resolve();
    expect((await post(MESSAGE)).status).toBe(200);
    expect(await readdir(folder), 'the one being written, and the last').toHaveLength(2);
  });
});
