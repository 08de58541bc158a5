import { setTimeout as wait } from 'node:timers/promises';
import { abort, flood } from './abusers.ts';
import { type prepareVisits, visit } from './visitors.ts';

/** All visitors together. One instance can serve far more, so slow answers are caused by the other clients. */
const VISITORS_PER_SECOND = 60;
const MAILS = 12;
const SUPPORT_ADDRESS = 'hola@atinado.es';

export type Traffic = Awaited<ReturnType<typeof runTraffic>>;

/** Everything at once, for so many seconds. */
export async function runTraffic(url: string, calls: Awaited<ReturnType<typeof prepareVisits>>, seconds: number) {
  const until = Date.now() + seconds * 1000;
  const [visited, mailsConfirmed, flooded] = await Promise.all([
    visit(url, calls, seconds, VISITORS_PER_SECOND),
    sendMails(url, seconds),
    flood(url, until),
    abort(url, until),
  ]);
  return { visited, mailsConfirmed, flooded };
}

/** Real messages through all of it. @returns how many of them the API confirmed. */
async function sendMails(url: string, seconds: number): Promise<number> {
  let confirmed = 0;
  for (let turn = 0; turn < MAILS; turn += 1) {
    const response = await fetch(`${url}/api/send-contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.4.0.${turn}` },
      body: JSON.stringify({
        to: SUPPORT_ADDRESS,
        subject: 'Formulario de Contacto - AYUDA',
        text: `Mensaje: ${turn}`,
      }),
    });
    if (response.ok) confirmed += 1;
    await wait((seconds * 1000) / MAILS / 2);
  }
  return confirmed;
}
