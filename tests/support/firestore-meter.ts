/**
 * A proxy between Firestore's SDK and the emulator that counts the billed operations in the messages (gRPC over HTTP/2;
 * the numbers are field numbers in google/firestore/v1/*.proto).
 */
import { once } from 'node:events';
import { connect, constants, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { readFields } from './protobuf-fields.ts';

export interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

const LISTEN = '/google.firestore.v1.Firestore/Listen';
const WRITE = '/google.firestore.v1.Firestore/Write';
/** A transaction; its writes have another field number. */
const COMMIT = '/google.firestore.v1.Firestore/Commit';
/** Of ListenRequest. */
const ADD_TARGET = 2;
/** Of ListenResponse: DocumentChange and DocumentDelete. */
const DOCUMENTS = new Set([3, 4]);
/** What identifies a Target, a DocumentChange and a DocumentDelete. */
const TARGET_ID = 5;
const DOCUMENT = 1;
const FOR_TARGETS = new Set([5, 6]);
/** `writes` of WriteRequest and CommitRequest, and `delete` of Write. */
const WRITES = new Map([
  [WRITE, 3],
  [COMMIT, 2],
]);
const DELETE = 2;
/** The prefix of each gRPC message: a compression flag and the length. */
const PREFIX_BYTES = 5;

const nothing = () => ({ targets: new Set<string>(), documents: new Set<string>(), writes: 0, deletes: 0 });

export async function startFirestoreMeter(emulatorPort: number) {
  const unknown = new Set<string>();
  let seen = nothing();
  const emulator = connect(`http://127.0.0.1:${emulatorPort}`);
  const server = createServer();

  const count = (path: string, isRequest: boolean, message: Buffer) => {
    for (const { number, content } of readFields(message)) {
      if (path === LISTEN && isRequest && number === ADD_TARGET) seen.targets.add(targetOf(content));
      if (path === LISTEN && !isRequest && DOCUMENTS.has(number)) seen.documents.add(documentOf(content));
      if (!isRequest || number !== WRITES.get(path)) continue;
      if (readFields(content).some((field) => field.number === DELETE)) seen.deletes += 1;
      else seen.writes += 1;
    }
  };

  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    const path = headers[':path'] ?? '';
    if (path !== LISTEN && !WRITES.has(path)) unknown.add(path);
    const onward = emulator.request({ ...headers, ':authority': `127.0.0.1:${emulatorPort}` });
    let trailers: IncomingHttpHeaders = {};
    stream.on(
      'data',
      splitMessages((message) => count(path, true, message)),
    );
    onward.on(
      'data',
      splitMessages((message) => count(path, false, message)),
    );
    onward.on('response', (answer, flags) => {
      if (stream.destroyed) return;
      const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
      stream.respond(answer, isAll ? { endStream: true } : { waitForTrailers: true });
    });
    onward.on('trailers', (sent) => {
      trailers = sent;
    });
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    // Either side may close a stream at any time.
    stream.on('error', () => onward.close());
    onward.on('error', () => stream.close());
    stream.on('close', () => onward.close());
    stream.pipe(onward).pipe(stream);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /**
     * What was billed since the last call. A query without results costs one read, hence the number of targets as a
     * minimum; that is exact with at most one query.
     */
    take: (): Operations => {
      if (unknown.size > 0) throw new Error(`Calls that are not counted: ${[...unknown].join()}`);
      const { targets, documents, writes, deletes } = seen;
      seen = nothing();
      return { reads: Math.max(targets.size, documents.size), writes, deletes };
    },
    stop: () => {
      emulator.destroy();
      server.close();
    },
  };
}

// After a dropped connection the SDK repeats its requests with the same target ids: the emulator's fault, counted once.
const targetOf = (target: Buffer): string => textOf(target, (number) => number === TARGET_ID);
const documentOf = (change: Buffer): string => {
  const [name = ''] = readFields(change)
    .filter(({ number }) => number === DOCUMENT)
    .map(({ content }) => (content.toString().startsWith('projects/') ? content : readFields(content)[0]?.content))
    .map(String);
  return `${name} for ${textOf(change, (number) => FOR_TARGETS.has(number))}`;
};
const textOf = (message: Buffer, isWanted: (number: number) => boolean): string =>
  readFields(message)
    .filter(({ number }) => isWanted(number))
    .map(({ content }) => content.toString('hex'))
    .join();

/** Joins the chunks of a stream and passes on each complete message. */
function splitMessages(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + rest.readUInt32BE(1);
      if (rest.length < end) return;
      if (rest[0] !== 0) throw new Error('A compressed message cannot be counted');
      onMessage(rest.subarray(PREFIX_BYTES, end));
      rest = rest.subarray(end);
    }
  };
}
