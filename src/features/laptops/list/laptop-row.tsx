import { Link } from 'react-router-dom';
import { memo, type ReactNode } from 'react';
import type { ListedLaptop } from '#contract/listed-laptops.ts';
import { laptopPath } from '#src/config/paths.ts';
import { gigabytes, hours, inches, kilograms, known, storage } from '#src/lib/figures.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { CompareChoice } from '../../favorites/compare-choice.tsx';
import { Evidence } from '#src/ui/evidence.tsx';

export const LaptopRows = ({ children }: { children: ReactNode }) => (
  <ol className="@container mt-4 border-b border-line">{children}</ol>
);

const ROW =
  'relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-t border-line py-4 ' +
  '@max-[17rem]:grid-cols-1 sm:grid-cols-[96px_minmax(0,1fr)_10.5rem]';

/** The order on phones: name, price, everything else. */
const PRICE =
  'col-[2] flex flex-wrap items-baseline gap-x-2.5 @max-[17rem]:col-[1] sm:col-[3] sm:flex-col sm:items-end sm:text-end';

const METERS =
  'col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3 text-sm/[1.4] sm:col-[2] ' +
  'sm:self-end';

const ACTIONS =
  'col-span-full flex flex-wrap justify-between gap-x-5 text-sm/[1.6] sm:col-[3] sm:row-[2/4] sm:flex-col sm:items-end ' +
  'sm:self-end print:hidden';

/** The words are for work or study; points would tell visitors nothing. */
const PACE_WORDS = { plenty: 'muy rápido', good: 'rápido', scant: 'justo', short: 'lento' } as const;

interface LaptopRowProps {
  laptop: ListedLaptop;
  /** The visitor has Windows or will use Linux. */
  ownsWindows?: boolean;
}

/** Memoized: rows that stay are not rendered on every keystroke of a search. */
export const LaptopRow = memo(function LaptopRow({ laptop, ownsWindows }: LaptopRowProps) {
  const { id, name, line, form, weightKg, batteryHours, pace } = laptop;
  const { code, facts } = rowWords(laptop);
  const priced = { price: laptop.price, facts: { ...laptop, seenPrice: null, priceBasis: '' } };
  const { amount, parts } = priceWords(priced, { ownsWindows });
  const meters = [
    ['Peso', known(weightKg, kilograms)],
    ['Autonomía', known(batteryHours, (time) => unbroken(`≈ ${hours(time)}`))],
    ['Rapidez', known(pace, (kind) => PACE_WORDS[kind])],
  ];
  return (
    <li className={ROW}>
      <span className="relative grid aspect-4/3 place-items-center self-start rounded-control bg-sunken @max-[17rem]:w-[72px] sm:row-[1/4]">
        <img
          src={`/illustrations/${form}.svg`}
          alt=""
          width="120"
          height="90"
          loading="lazy"
          decoding="async"
          className="w-4/5"
        />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-text text-base/[1.35] font-semibold">
          <Link to={laptopPath(id)} className="underline-offset-4 hover:underline">
            <span>{line}</span>
            {code !== '' && <small className="text-sm/[1.4] font-normal text-muted">{code}</small>}
          </Link>
        </h3>
        <p className="mt-1 text-sm/[1.4] text-muted">{facts}</p>
      </div>
      <p className={`${PRICE} tabular-nums`}>
        <b className="font-heading text-xl">{amount}</b>
        {parts !== '' && <span className="text-sm/[1.4] text-muted">{parts}</span>}
      </p>
      <div className="col-[2] @max-[17rem]:col-[1]">
        <Evidence facts={laptop} />
      </div>
      <dl className={METERS}>
        {meters.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{value ?? 'sin dato'}</dd>
          </div>
        ))}
      </dl>
      <div className={`noscript:hidden! ${ACTIONS}`}>
        <CompareChoice id={id} name={name} />
      </div>
    </li>
  );
});

interface RowWords {
  /** What follows the line at once: « AL14-52M», or «-fd0271ns» after «HP 15». */
  code: string;
  facts: string;
}

/** What a row says of a laptop beside its brand and line. */
export function rowWords(laptop: ListedLaptop): RowWords {
  const { brand, line, name, cpu, gpu, dedicated, ramGb, storageGb, screenInches, panel } = laptop;
  const { code, details } = beyond(`${brand} ${line}`, name);
  const facts = [
    cpu,
    dedicated && gpu,
    known(ramGb, gigabytes),
    known(storageGb, storage),
    known(screenInches, (size) => inches(size) + oledWords(panel)),
  ].filter(Boolean);
  const said = plain(facts.join());
  const others = details
    .filter((detail) => !said.includes(plain(detail)))
    .map((detail) => detail.replaceAll(' ', '\u00A0'));
  return { code, facts: [...facts, ...others].join('\u00A0· ') };
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('″', '"');

/** What a unique name has beyond the line: the maker's code, which may repeat the size, and its configuration. */
function beyond(line: string, name: string): { code: string; details: readonly string[] } {
  const [, model = '', details = '', partNumber = ''] = /^(.*?)(?: \((.*)\))?(?: · (.*))?$/.exec(name) ?? [];
  const words = line.split(' ');
  const code =
    partNumber ||
    model
      .split(' ')
      .filter((word) => !words.includes(word))
      .join(' ');
  const [size = ' '] = /\b\d\d$/.exec(line) ?? [];
  return {
    code: code.startsWith(size) ? code.slice(size.length) : code && ` ${code}`,
    details: details.split(', ').filter(Boolean),
  };
}

/** Whether it is only probable, it says itself. */
const oledWords = (panel: string | null): string =>
  panel?.startsWith('oled') ? `\u00A0${panel.replace('oled', 'OLED')}` : '';
