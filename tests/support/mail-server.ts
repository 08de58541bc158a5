/** A real SMTP server for a test, and servers that behave badly. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
  parsed: Email;
}

interface Manners {
  /** Refuses every message after reading it. */
  refuse?: boolean;
  /** Offers encryption with an untrusted certificate. */
  tls?: boolean;
  /** Runs before a message is accepted; the message of what it throws is sent as the refusal. */
  beforeTaking?: (mail: ReceivedMail) => Promise<void> | void;
}

export async function startMailServer({ refuse = false, tls = false, beforeTaking }: Manners = {}) {
  const received: ReceivedMail[] = [];
  const logins: { user: string | undefined; encrypted: boolean }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Accepts credentials without encryption: not sending them is the client's task.
    allowInsecureAuth: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    onAuth({ username }, { secure }, callback) {
      logins.push({ user: username, encrypted: secure });
      callback(null, { user: username });
    },
    logger: false,
    async onData(stream, session, callback) {
      const raw = await buffer(stream);
      const { mailFrom, rcptTo } = session.envelope;
      const mail: ReceivedMail = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw: raw.toString('utf8'),
        parsed: await PostalMime.parse(raw),
      };
      try {
        await beforeTaking?.(mail);
        if (refuse) throw new Error('Mailbox full');
      } catch (error) {
        return callback(error instanceof Error ? error : new Error('Refused'));
      } finally {
        received.push(mail);
      }
      return callback(null);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: urlOf(server.server.address()),
    received,
    /** Every attempt to log in. */
    logins,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Accepts connections and sends nothing (`silent`), or begins an answer that never ends (`dripping`). */
export async function startStubbornServer(manner: 'silent' | 'dripping') {
  const sockets = new Set<Socket>();
  const timers: NodeJS.Timeout[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (manner === 'dripping') {
      socket.write('220 Hello\r\n');
      // Each line announces another one.
      socket.once('data', () => timers.push(setInterval(() => socket.writable && socket.write('250-And\r\n'), 20)));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: urlOf(server.address()),
    stop: () =>
      new Promise<void>((resolve) => {
        for (const timer of timers) clearInterval(timer);
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function urlOf(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port');
  return `smtp://127.0.0.1:${address.port}`;
}
