import { setTimeout as wait } from 'node:timers/promises';
import { abort, drip, flood, sendOversized, sendWrong } from './abusers.ts';
import { type prepareVisits, visit } from './visitors.ts';

/** All visitors together. One instance can serve far more, so slow answers are caused by the other clients. */
const VISITORS_PER_SECOND = 60;
/** Of each kind. */
const SLOW_CLIENTS = 10;
const MAILS = 12;
const SUPPORT_ADDRESS = 'hola@atinado.es';

export type Traffic = Awaited<ReturnType<typeof runTraffic>>;

/** Everything at once, for so many seconds. */
export async function runTraffic(url: string, calls: Awaited<ReturnType<typeof prepareVisits>>, seconds: number) {
  const until = Date.now() + seconds * 1000;
  const slow = (part: 'headers' | 'body') =>
    Promise.all(Array.from({ length: SLOW_CLIENTS }, () => drip(url, until, part)));
  const [visited, mailsConfirmed, wrong, oversized, flooded, aborted, slowHeaders, slowBodies] = await Promise.all([
    visit(url, calls, seconds, VISITORS_PER_SECOND),
    sendMails(url, seconds),
    sendWrong(url, until),
    sendOversized(url, until),
    flood(url, until),
    abort(url, until),
    slow('headers'),
    slow('body'),
  ]);
  return { visited, mailsConfirmed, wrong, oversized, flooded, aborted, slowHeaders, slowBodies };
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
