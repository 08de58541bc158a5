/**
 * Hides a figure in all configurations of a case and predicts it from the laptop's other kin, as the engine does for
 * unknown ones. (With the other configurations in sight most figures would be copied from them.)
 */
import { type Kinship, kinshipOf, type UnknownField } from '#catalogue/derive/kin.ts';
import type { Laptop, LaptopRecord } from '#catalogue/laptop.ts';
import { median, percent, type Row } from '../report.ts';

const INSIDE_BAR = [0.75, 0.87] as const;
/** In steps there is often no narrower range: one step alone holds more than 80 %. */
const IN_STEPS: readonly UnknownField[] = ['resolution', 'refreshHz', 'panel'];

const figuresOf: { readonly [F in UnknownField]: (value: NonNullable<LaptopRecord[F]>) => number } = {
  weightKg: (kg) => kg,
  batteryWh: (wh) => wh,
  resolution: ({ width, height }) => width * height,
  refreshHz: (hz) => hz,
  panel: (panel) => ['tn', 'va', 'ips', 'mini-led', 'oled'].indexOf(panel) + 1,
};
const FIELDS = ['weightKg', 'batteryWh', 'resolution', 'refreshHz', 'panel'] as const;

const relativeError = (predicted: number, truth: number): number => Math.abs(Math.log(predicted / truth));

/** @returns a kinship for each laptop in which nothing is known of its case */
function kinshipWithoutCase(laptops: readonly Laptop[]): (laptop: Laptop) => Kinship {
  const hidden = { weightKg: null, batteryWh: null, resolution: null, refreshHz: null, panel: null };
  const byCase = new Map(
    [...new Set(laptops.map(({ chassis }) => chassis))].map((chassis) => [
      chassis,
      kinshipOf(laptops.map((laptop) => (laptop.chassis === chassis ? { ...laptop, ...hidden } : laptop))),
    ]),
  );
  return ({ chassis }) => byCase.get(chassis) ?? kinshipOf(laptops);
}

function measureField<F extends UnknownField>(
  field: F,
  laptops: readonly Laptop[],
  kinshipFor: (laptop: Laptop) => Kinship,
): Row[] {
  const known = laptops.flatMap((laptop) => {
    const value: LaptopRecord[F] = laptop[field];
    return value === null ? [] : [{ laptop, truth: figuresOf[field](value) }];
  });
  const truths = known.map(({ truth }) => truth);
  const worst = field === 'weightKg' ? Math.max(...truths) : Math.min(...truths);
  const predicted = known.flatMap(({ laptop, truth }) => {
    const values = kinshipFor(laptop)
      .likely(laptop, field)
      .map((value) => figuresOf[field](value));
    if (values.length === 0) return [];
    const ofForm = truths.filter((_, index) => known[index]?.laptop.formFactor === laptop.formFactor);
    return [
      {
        inside: truth >= Math.min(...values) && truth <= Math.max(...values),
        isPoint: Math.min(...values) === Math.max(...values),
        error: relativeError(median(values), truth),
        fromWorst: relativeError(worst, truth),
        fromForm: relativeError(median(ofForm), truth),
      },
    ];
  });
  const shareOf = (holds: (one: (typeof predicted)[number]) => boolean) =>
    predicted.filter(holds).length / predicted.length;
  const mean = (of: (one: (typeof predicted)[number]) => number) =>
    predicted.reduce((sum, one) => sum + of(one), 0) / predicted.length;
  const inside = shareOf((one) => one.inside);
  const error = mean((one) => one.error);
  const most = IN_STEPS.includes(field) ? 1 : INSIDE_BAR[1];
  return [
    {
      measure: `hidden ${field} (${predicted.length}): truth within the 80 % range`,
      result: `${percent(inside)} (one value only: ${percent(shareOf((one) => one.isPoint))})`,
      bar: `${percent(INSIDE_BAR[0])}–${percent(most)}`,
      met: inside >= INSIDE_BAR[0] && inside <= most,
    },
    {
      measure: '  mean error (the worst; median of the form)',
      result: `${percent(error)} (${percent(mean((one) => one.fromWorst))}; ${percent(mean((one) => one.fromForm))})`,
      bar: 'under both',
      met: error < mean((one) => one.fromWorst) && error < mean((one) => one.fromForm),
    },
  ];
}

export function measureHiddenFigures(laptops: readonly Laptop[]): Row[] {
  const kinshipFor = kinshipWithoutCase(laptops);
  return FIELDS.flatMap((field) => measureField(field, laptops, kinshipFor));
}
