import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { createOutboxMailer } from '#api/mail/outbox-mailer.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const addresses = { from: 'web@atinado.example', to: 'hola@atinado.example' };
const mail = {
  subject: 'Formulario de Contacto - OTRO',
  text: 'Nombre: Íñigo\nMensaje: ¿Y?',
  replyTo: 'i@correo.example',
};

const folder = temporaryFolder();

describe('mail in the outbox folder', () => {
  it('is a file in mail format, one for each mail', async () => {
    const outbox = join(folder, 'new');
    const mailer = createOutboxMailer(outbox, addresses);
    await mailer.send(mail);
    await mailer.send({ ...mail, replyTo: null });

    const files = await readdir(outbox);
    expect(files).toHaveLength(2);
    const parsed = await PostalMime.parse(await readFile(join(outbox, files.toSorted()[0] ?? '')));
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { address: addresses.from },
      to: [{ address: addresses.to }],
      replyTo: [{ address: mail.replyTo }],
    });
    expect(parsed.text?.trimEnd()).toBe(mail.text);
  });

  it('can be read by the program’s own user alone', async () => {
    const outbox = join(folder, 'new');
    await createOutboxMailer(outbox, addresses).send(mail);
    const [file = ''] = await readdir(outbox);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
  });
});
