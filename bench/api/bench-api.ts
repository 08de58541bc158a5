/**
 * `npm run bench:api`: five minutes of visitors and abusers at once against the API as it is hosted; exit code 1 when a
 * visitor is affected, memory grows or it is slow when idle. `--seconds N` another time · `--short` as in `npm run
 * test:deep`, which has no bars of speed.
 */
import { parseArgs } from 'node:util';
import { startProgram } from '#bench/child-program.ts';
import { startMailServer } from './mail-server.ts';
import { printTable, printVerdict } from '../report.ts';
import { floodWithAddresses, residentBytes } from './distinct-addresses.ts';
import { openLiveHeap } from './live-heap.ts';
import { rowsOf } from './rows.ts';
import { measureSpeed } from './speed.ts';
import { measureSwaps } from './swaps.ts';
import { runTraffic } from './traffic.ts';
import { prepareVisits, visit } from './visitors.ts';

const SECONDS = { full: 300, short: 6 } as const;
const WARM_UP_SECONDS = { full: 15, short: 2 } as const;
const SWAPS = { full: { rounds: 5, seconds: 8 }, short: { rounds: 1, seconds: 3 } } as const;
const DISTINCT_REQUESTS = { full: 100_000, short: 9000 } as const;

const { values } = parseArgs({ options: { seconds: { type: 'string' }, short: { type: 'boolean', default: false } } });
const mode = values.short ? 'short' : 'full';
const seconds = Number(values.seconds ?? SECONDS[mode]);

const mailServer = await startMailServer();
// As on its host behind one proxy, which is this bench. The inspector reports the memory in use.
const api = await startProgram(['--inspect=127.0.0.1:0', 'api/server.ts'], {
  TRUSTED_PROXIES: '1',
  SMTP_URL: mailServer.url,
  LOG_LEVEL: 'info',
});
process.once('exit', () => api.process.kill('SIGKILL'));
const heap = await openLiveHeap(api.lines());

console.log(`The API at ${api.url}: ${seconds} s of mixed traffic`);
const calls = await prepareVisits(api.url);
await visit(api.url, calls, WARM_UP_SECONDS[mode], null);
const distinct = await floodWithAddresses(DISTINCT_REQUESTS[mode]);
// Each kind of request once, so that permanent memory is allocated before the measurement.
const warmUp = await runTraffic(api.url, calls, 2);
const before = await heap.bytes();
const traffic = await runTraffic(api.url, calls, seconds);
const after = await heap.bytes();
const resident = residentBytes(api);
heap.close();

await api.end('SIGTERM');
await mailServer.stop();
const swaps = await measureSwaps(SWAPS[mode].rounds, SWAPS[mode].seconds);

const speed = values.short ? [] : await measureSpeed();

const rows = [
  ...speed,
  ...rowsOf({
    distinct,
    traffic,
    seconds,
    heap: { before, after, resident },
    swaps,
    mails: { confirmed: warmUp.mailsConfirmed + traffic.mailsConfirmed, arrived: mailServer.received.length },
    lines: api.lines(),
  }),
];
printTable('API under load and abuse', rows);
process.exit(printVerdict(rows));
