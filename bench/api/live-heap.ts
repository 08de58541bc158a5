import * as z from 'zod';

const answerSchema = z.object({ id: z.int(), result: z.object({ usedSize: z.optional(z.number()) }) });

export interface LiveHeap {
  /** The memory in use right after a garbage collection. If it grows, something leaks. */
  bytes(): Promise<number>;
  close(): void;
}

/** Asks a program that runs with `--inspect` about its memory. */
export async function openLiveHeap(lines: readonly string[]): Promise<LiveHeap> {
  const url = /ws:\/\/\S+/.exec(lines.join('\n'))?.[0];
  if (!url) throw new Error('The program does not say where its inspector listens');
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let calls = 0;
  const call = (method: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      const id = (calls += 1);
      const listen = (event: MessageEvent<unknown>) => {
        const answer = answerSchema.parse(JSON.parse(String(event.data)));
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(answer.result.usedSize);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    bytes: async () => {
      await call('HeapProfiler.collectGarbage');
      return (await call('Runtime.getHeapUsage')) ?? Number.NaN;
    },
    close: () => socket.close(),
  };
}
