/**
 * Stands between Firestore's SDK and the emulator and counts what Firestore would charge for, from the messages themselves
 * (gRPC over HTTP/2; the numbers are those of the fields in google/firestore/v1/*.proto).
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
/** A transaction, whose requests hold their writes under another number. */
const COMMIT = '/google.firestore.v1.Firestore/Commit';
/** Of ListenRequest. */
const ADD_TARGET = 2;
/** Of ListenResponse: a document, and the news that there is none. */
const DOCUMENTS = new Set([3, 4]);
/** Of a target, a document in the answer, and the news that there is none: what tells it from others. */
const TARGET_ID = 5;
const DOCUMENT = 1;
const FOR_TARGETS = new Set([5, 6]);
/** Of WriteRequest and of CommitRequest, and of the Write in it. */
const WRITES = new Map([
  [WRITE, 3],
  [COMMIT, 2],
]);
const DELETE = 2;
/** Each gRPC message: whether it is compressed, and its length. */
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
    // Streams are given up whenever somebody has seen enough.
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
     * What was charged since the last call. A query that finds nothing costs one read, hence the number of things asked for
     * as a floor; that is exact as long as there is at most one query among them.
     */
    take: (): Operations => {
      if (unknown.size > 0) throw new Error(`Calls that nobody counts: ${[...unknown].join()}`);
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

// A connection that was dropped is opened again, and what was asked for on it is asked for again, under the same number: that
// is the emulator's failing and counts once.
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

/** Puts the pieces of a stream together and hands on each message when it is whole. */
function splitMessages(take: (message: Buffer) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + rest.readUInt32BE(1);
      if (rest.length < end) return;
      if (rest[0] !== 0) throw new Error('A compressed message cannot be counted');
      take(rest.subarray(PREFIX_BYTES, end));
      rest = rest.subarray(end);
    }
  };
}
