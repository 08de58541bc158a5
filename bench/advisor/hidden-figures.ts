/**
 * Hides a figure in all configurations of a case and predicts it from similar laptops, as the engine does for unknown
 * figures. (If other configurations showed it, most predictions would be copies.)
 */
import { type SimilarLaptops, similarLaptopsOf } from '#catalogue/derive/similar-laptops.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { HiddenFigure } from '#contract/built/bench-figures.ts';
import { mean, median, percent, type Row, within } from '../report.ts';

const INSIDE_BAR = [0.75, 0.87] as const;

interface Field {
  name: HiddenFigure['name'];
  truthOf: (laptop: Laptop) => number | null;
  likelyOf: (kinship: SimilarLaptops, laptop: Laptop) => number[];
  /** Figures in steps often have no narrower range: one step alone holds more than 80 %. */
  inSteps: boolean;
  worst: 'most' | 'least';
}

const pixelsOf = ({ width, height }: { width: number; height: number }): number => width * height;
const PANELS = ['tn', 'va', 'ips', 'mini-led', 'oled'];
const panelStep = (panel: string): number => PANELS.indexOf(panel) + 1;

const FIELDS: readonly Field[] = [
  {
    name: 'weight',
    truthOf: ({ weightKg }) => weightKg,
    likelyOf: ({ likely }, laptop) => [...likely(laptop, 'weightKg')],
    inSteps: false,
    worst: 'most',
  },
  {
    name: 'battery capacity',
    truthOf: ({ batteryWh }) => batteryWh,
    likelyOf: ({ likely }, laptop) => [...likely(laptop, 'batteryWh')],
    inSteps: false,
    worst: 'least',
  },
  {
    name: 'resolution',
    truthOf: ({ resolution }) => resolution && pixelsOf(resolution),
    likelyOf: ({ likely }, laptop) => likely(laptop, 'resolution').map(pixelsOf),
    inSteps: true,
    worst: 'least',
  },
  {
    name: 'refresh rate',
    truthOf: ({ refreshHz }) => refreshHz,
    likelyOf: ({ likely }, laptop) => [...likely(laptop, 'refreshHz')],
    inSteps: true,
    worst: 'least',
  },
  {
    name: 'panel',
    truthOf: ({ panel }) => panel && panelStep(panel),
    likelyOf: ({ likely }, laptop) => likely(laptop, 'panel').map(panelStep),
    inSteps: true,
    worst: 'least',
  },
];

const relativeError = (predicted: number, truth: number): number => Math.abs(Math.log(predicted / truth));
/** @returns for each laptop the similar laptops, with the figures of its own case hidden */
function kinshipWithoutCase(laptops: readonly Laptop[]): (laptop: Laptop) => SimilarLaptops {
  const hidden = { weightKg: null, batteryWh: null, resolution: null, refreshHz: null, panel: null };
  const byCase = new Map(
    [...new Set(laptops.map(({ chassis }) => chassis))].map((chassis) => [
      chassis,
      similarLaptopsOf(laptops.map((laptop) => (laptop.chassis === chassis ? { ...laptop, ...hidden } : laptop))),
    ]),
  );
  return ({ chassis }) => byCase.get(chassis) ?? similarLaptopsOf(laptops);
}

function measureField(
  { name, truthOf, likelyOf, worst }: Field,
  laptops: readonly Laptop[],
  kinshipFor: (laptop: Laptop) => SimilarLaptops,
): HiddenFigure {
  const known = laptops.flatMap((laptop) => {
    const truth = truthOf(laptop);
    return truth === null ? [] : [{ laptop, truth }];
  });
  const truths = known.map(({ truth }) => truth);
  const worstOf = worst === 'most' ? Math.max(...truths) : Math.min(...truths);
  const predicted = known.flatMap(({ laptop, truth }) => {
    const values = likelyOf(kinshipFor(laptop), laptop);
    if (values.length === 0) return [];
    const ofForm = known.filter((other) => other.laptop.formFactor === laptop.formFactor);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return [
      {
        inside: Number(truth >= low && truth <= high),
        error: relativeError(median(values), truth),
        fromWorst: relativeError(worstOf, truth),
        fromForm: relativeError(median(ofForm.map((other) => other.truth)), truth),
      },
    ];
  });
  return {
    name,
    count: predicted.length,
    inside: mean(predicted.map((one) => one.inside)),
    error: mean(predicted.map((one) => one.error)),
    fromWorst: mean(predicted.map((one) => one.fromWorst)),
    fromForm: mean(predicted.map((one) => one.fromForm)),
  };
}

function rowsFor(inSteps: boolean, { name, count, inside, error, fromWorst, fromForm }: HiddenFigure): Row[] {
  const most = inSteps ? 1 : INSIDE_BAR[1];
  return [
    within(`hidden ${name} (${count}): truth within the 80 % range`, inside, [INSIDE_BAR[0], most]),
    {
      measure: '  mean error (of the worst; of the median of the form)',
      result: `${percent(error)} (${percent(fromWorst)}; ${percent(fromForm)})`,
      bar: 'under both',
      met: error < fromWorst && error < fromForm,
    },
  ];
}

export function hiddenFigures(laptops: readonly Laptop[]): HiddenFigure[] {
  const kinshipFor = kinshipWithoutCase(laptops);
  return FIELDS.map((field) => measureField(field, laptops, kinshipFor));
}

export const measureHiddenFigures = (laptops: readonly Laptop[]): Row[] =>
  hiddenFigures(laptops).flatMap((figure, index) => rowsFor(FIELDS[index]?.inSteps === true, figure));
