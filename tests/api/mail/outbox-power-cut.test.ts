import { readdir } from 'node:fs/promises';
import type * as FileSystem from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** File operations in order; «→» is a rename. */
const steps: string[] = [];

// A power cut cannot be simulated; what can be tested is that each step is flushed before the next one.
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof FileSystem>();
  return {
    ...real,
    writeFile: async (...args: Parameters<typeof real.writeFile>) => {
      await real.writeFile(...args);
      const flushed = typeof args[2] === 'object' && args[2] !== null && args[2].flush === true;
      steps.push(`${flushed ? 'flushed' : 'written'} ${nameOf(args[0])}`);
    },
    rename: async (...args: Parameters<typeof real.rename>) => {
      await real.rename(...args);
      steps.push(`${nameOf(args[0])} → ${nameOf(args[1])}`);
    },
    open: async (...args: Parameters<typeof real.open>) => {
      const handle = await real.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        steps.push(`flushed ${nameOf(args[0])}`);
      };
      return handle;
    },
  };
});

const folder = temporaryFolder();

it('flushes a mail before renaming it, and its folder before confirming it', async () => {
  // Another test of this worker may have loaded it without the mock.
  vi.resetModules();
  const { createOutboxMailer } = await import('#api/mail/outbox-mailer.ts');
  const outbox = join(folder, 'outbox');
  const mailer = createOutboxMailer(outbox, { from: 'web@atinado.example', to: 'hola@atinado.example' });
  await mailer.send({ subject: 'Formulario de Contacto - OTRO', text: '¿Y?', replyTo: null });
  expect(steps).toEqual(['flushed mail.part', 'mail.part → mail', 'flushed outbox']);
  expect(await readdir(outbox)).toEqual([expect.stringMatching(/\.eml$/)]);
});

function nameOf(path: unknown): string {
  return basename(String(path)).replace(/^.*\.eml/, 'mail');
}
