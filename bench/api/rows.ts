import { mebibytes, type Row } from '../report.ts';
import type { floodWithAddresses } from './distinct-addresses.ts';
import type { measureSwaps } from './swaps.ts';
import type { Traffic } from './traffic.ts';

const MIB = 1024 * 1024;
/** What a collection leaves varies by one. Over five minutes this is some 40 bytes for each request. */
const HEAP_GROWTH_MIB = 3;
/** As separate entries, a million addresses took over ten times as much. */
const DISTINCT_GROWTH_MIB = 60;
/** The API's own limit for one address, per window of a minute. */
const FLOOD_LIMIT = 600;
const SWAP_FACTOR = 2;
const LEAST_SWAPS = 3;

interface Measured {
  distinct: Awaited<ReturnType<typeof floodWithAddresses>>;
  traffic: Traffic;
  seconds: number;
  heap: { before: number; after: number; resident: number };
  swaps: Awaited<ReturnType<typeof measureSwaps>>;
  mails: { confirmed: number; arrived: number };
  lines: readonly string[];
}

/** Every measure with its bar; `null` where a short run is too short for it. */
export function rowsOf({ distinct, traffic, seconds, heap, swaps, mails, lines }: Measured): Row[] {
  const { result, wrong } = traffic.visited;
  const failures = result.errors + result.timeouts + result.non2xx + wrong;
  const faults = lines.filter((line) => line.includes('"stack"'));
  return [
    {
      measure: 'Visitors amid the others: answers wrong, late or missing',
      result: `${failures} of ${result.requests.total}`,
      bar: '0',
      met: failures === 0 && result.requests.total > 0,
    },
    floodRow(traffic.flooded, seconds),
    distinctRow(distinct),
    {
      measure: 'Messages that arrived, of those confirmed',
      result: `${mails.arrived} of ${mails.confirmed}`,
      bar: 'all',
      met: mails.confirmed > 0 && mails.arrived === mails.confirmed,
    },
    {
      measure: 'Faults of ours in the log',
      result: `${faults.length} in ${lines.length} lines`,
      bar: '0',
      met: faults.length === 0,
      detail: faults.slice(0, 3).join('\n'),
    },
    {
      measure: 'Memory in use after a collection, before and after',
      result: `${mebibytes(heap.before)}, ${mebibytes(heap.after)} (held ${mebibytes(heap.resident)})`,
      bar: `≤ ${HEAP_GROWTH_MIB} MiB more`,
      met: heap.after - heap.before <= HEAP_GROWTH_MIB * MIB,
    },
    ...swapRows(swaps),
  ];
}

function swapRows({ failed, requests, swaps, calmP99, swappedP99 }: Measured['swaps']): Row[] {
  return [
    {
      measure: `Catalogue swapped ${swaps} times amid requests: failed`,
      result: `${failed} of ${requests}`,
      bar: '0',
      met: requests > 0 && failed === 0,
    },
    {
      measure: 'New questions, waiting time of 99 % without and with a swap',
      result: `${calmP99} ms, ${swappedP99} ms`,
      bar: `≤ ${SWAP_FACTOR} ×`,
      // One round is too short for the slowest hundredth.
      met: swaps < LEAST_SWAPS ? null : swappedP99 <= SWAP_FACTOR * calmP99,
    },
  ];
}

function floodRow({ times, answered, wrong }: Traffic['flooded'], seconds: number): Row {
  const most = FLOOD_LIMIT * (Math.floor(seconds / 60) + 2);
  return {
    measure: 'One address with forged X-Forwarded-For: let through, rest 429',
    result: `${answered} of ${times}`,
    bar: `≤ ${most}`,
    met: wrong.length === 0 && answered <= most && answered < times,
    detail: wrong.slice(0, 5).join('\n'),
  };
}

function distinctRow({ requests, failed, grown, seen }: Measured['distinct']): Row {
  return {
    measure: 'New addresses in a fresh process: memory; one over its limit',
    result: `${requests}, ${mebibytes(grown)} more; ${seen}`,
    bar: `≤ ${DISTINCT_GROWTH_MIB} MiB, 429`,
    met: requests > 0 && failed === 0 && grown <= DISTINCT_GROWTH_MIB * MIB && seen === 429,
    detail: failed === 0 ? '' : `${failed} of them not answered with 200`,
  };
}
