import type { LaptopPage } from '#contract/built/laptop-page.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { MinusIcon, PlusIcon } from '#src/ui/more-icons.tsx';

/** What holds for anybody; the answers of a visitor say more. */
export const ProsAndCons = ({ laptop: { pros, cons } }: { laptop: LaptopPage }) => (
  <section aria-labelledby="pros">
    <h2 id="pros">Lo bueno y los peros, para cualquiera</h2>
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2">
      {pros.length > 0 && <Reasons title="Ventajas" reasons={pros} Sign={PlusIcon} tone="text-positive" />}
      <Reasons title="Peros" reasons={cons} Sign={MinusIcon} tone="text-caution" />
    </div>
  </section>
);

interface ReasonsProps {
  title: string;
  reasons: readonly string[];
  Sign: typeof PlusIcon;
  tone: string;
}

const Reasons = ({ title, reasons, Sign, tone }: ReasonsProps) => (
  <div>
    <h3 className={`text-lg ${tone}`}>{title}</h3>
    <ul
      aria-label={title}
      className="mt-2.5 grid gap-2.5 [&>*]:grid [&>*]:grid-cols-[20px_minmax(0,1fr)] [&>*]:gap-2 [&>*]:wrap-anywhere [&_svg]:mt-[3px]"
    >
      {reasons.map((reason) => (
        <li key={reason}>
          <Sign width="20" height="20" className={tone} />
          {unbroken(reason)}
        </li>
      ))}
    </ul>
  </div>
);
