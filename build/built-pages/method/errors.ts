/** The errors of the estimates that the catalogue's laptops state. */
import { ESTIMATE_ERRORS } from '../../../advisor/estimates.ts';
import type { Laptop } from '../../../catalogue/laptop.ts';
import type { Method, StatedError } from '../../../contract/built/method.ts';

const THOUSAND = 1000;
const rounded = (error: number): number => Math.round(error * THOUSAND) / THOUSAND;

type Estimated = 'cpu' | 'gpu' | 'creation' | 'silence' | 'build';

/** @returns each error stated by some laptops, smallest first */
function statedErrors(laptops: readonly Laptop[], attribute: Estimated): StatedError[] {
  const errors = laptops.flatMap((laptop) => ESTIMATE_ERRORS[attribute]?.of(laptop) ?? []).map(rounded);
  return [...Map.groupBy(errors, (error) => error)]
    .map(([error, all]) => ({ error, laptops: all.length }))
    .toSorted((a, b) => a.error - b.error);
}

function batteryErrors(laptops: readonly Laptop[]): Method['errors']['battery'] {
  const estimated = laptops.flatMap(({ batteryClass, errors }) =>
    batteryClass === null || errors.battery === null ? [] : [{ batteryClass, error: errors.battery }],
  );
  return [...Map.groupBy(estimated, ({ batteryClass }) => batteryClass)]
    .map(([batteryClass, all]) => ({ batteryClass, error: all[0]?.error ?? 0, laptops: all.length }))
    .toSorted((a, b) => a.error - b.error || b.laptops - a.laptops);
}

export const errorsOf = (laptops: readonly Laptop[]): Method['errors'] => ({
  battery: batteryErrors(laptops),
  cpu: statedErrors(laptops, 'cpu'),
  gpu: statedErrors(laptops, 'gpu'),
  creation: statedErrors(laptops, 'creation'),
  silence: statedErrors(laptops, 'silence'),
  build: statedErrors(laptops, 'build'),
});
