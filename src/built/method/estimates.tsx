import type { HiddenFigure } from '#contract/built/bench-figures.ts';
import type { Method, StatedError, UnknownField } from '#contract/built/method.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { BarTable, percent, percentRange, points, Section } from './figures.tsx';

const BATTERY_CLASSES: Readonly<Record<string, string>> = {
  apple: 'Mac',
  snapdragon: 'Snapdragon',
  'lunar-lake': 'Intel Lunar Lake y Panther Lake',
  u: 'Intel y AMD de bajo consumo (U)',
  p: 'Intel P',
  h: 'Chips H sin gráfica dedicada',
  hx: 'Chips HX',
  hybrid: 'Gráfica dedicada que se apaga',
  dedicated: 'Gráfica dedicada siempre encendida',
};

export function Estimates({ method: { errors, bench } }: { method: Method }) {
  const { battery } = bench;
  return (
    <Section
      id="estimaciones"
      title="Qué estimamos y cuánto fallamos"
      words={
        <>
          <p>
            Nadie publica la autonomía real, el ruido o lo sólido que es un portátil. Los estimamos con una regla por
            cosa, los llamamos estimación y cuentan con su margen: dos de cada tres caen dentro.
          </p>
          <dl className="grid max-w-measure gap-1 [&_dt]:mt-3 [&_dt]:font-semibold">
            <dt>Rapidez: ± {errorRange(errors.cpu)}</dt>
            <dd>
              De Geekbench 6, PassMark y Cinebench, con todos los núcleos y con uno. El margen es por la refrigeración.
            </dd>
            <dt>Gráfica para jugar: ± {errorRange(errors.gpu)}</dt>
            <dd>
              De PassMark y Blender, con el límite de vatios del modelo si se sabe. En los Mac los juegos van
              traducidos.
            </dd>
            <dt>Gráfica para crear: ± {errorRange(errors.creation)}</dt>
            <dd>De Blender y de la anterior, con la memoria de vídeo.</dd>
            <dt>Silencio: ± {pointRange(errors.silence)} puntos de 100</dt>
            <dd>De los vatios que gastan los chips a plena carga y del peso de la caja. Es criterio nuestro.</dd>
            <dt>Construcción: ± {pointRange(errors.build)} puntos de 100</dt>
            <dd>De la gama: plástico, metal o pruebas de empresa. Es criterio nuestro.</dd>
          </dl>
        </>
      }
    >
      <BarTable
        caption={`Autonomía: capacidad de la batería entre lo que gastan chips, placa y pantalla navegando por Wi-Fi. Comparada con ${battery.count} pruebas publicadas, falla un ${percent(battery.error, 1)} de media.`}
        heads={['Clase', 'Margen', 'Fallo medido']}
        rows={errors.battery.map(({ batteryClass, error, laptops }) => {
          const measured = battery.classes.find((one) => one.batteryClass === batteryClass);
          return {
            name: (
              <>
                {BATTERY_CLASSES[batteryClass]} <small>({laptops})</small>
              </>
            ),
            share: error / largest(errors.battery),
            figure: `± ${percent(error)}`,
            more: [measured ? `${percent(measured.error, 1)} de ${measured.count}` : 'sin pruebas'],
          };
        })}
      />
    </Section>
  );
}

const largest = (errors: readonly StatedError[]): number => Math.max(...errors.map(({ error }) => error));

function errorRange(errors: readonly StatedError[]): string {
  const [low, high] = [errors[0]?.error ?? 0, errors.at(-1)?.error ?? 0];
  return low === high ? percent(low) : percentRange(low, high);
}

const pointRange = (errors: readonly StatedError[]): string => points(largest(errors));

const UNKNOWN_NAMES: Readonly<Record<UnknownField, string>> = {
  keyboard: 'Si el teclado tiene Ñ',
  ramUpgradable: 'Si la memoria se puede ampliar',
  panel: 'Tipo de panel',
  batteryWh: 'Capacidad de la batería',
  weightKg: 'Peso',
  refreshHz: 'Fluidez (Hz)',
  os: 'Sistema con el que se vende',
  resolution: 'Resolución',
  measuredHours: 'Autonomía medida por alguien',
};

const HIDDEN_NAMES: Readonly<Record<HiddenFigure['name'], string>> = {
  weight: 'Peso',
  'battery capacity': 'Capacidad de la batería',
  resolution: 'Resolución',
  'refresh rate': 'Fluidez (Hz)',
  panel: 'Panel',
};

export function Unknowns({ method: { unknown, catalogue, bench } }: { method: Method }) {
  return (
    <Section
      id="no-sabemos"
      title="Lo que no sabemos"
      words={
        <p>
          Un dato que falta no es lo peor ni se inventa: cuenta lo que tienen sus parecidos, con lo que eso tiene de
          inseguro. Si lo exiges, no vale; y te decimos cuántos más podrían cumplirlo.
        </p>
      }
    >
      <BarTable
        caption={`Sin dato entre los ${spanishNumber(catalogue.size)} portátiles de hoy`}
        heads={['Dato', 'Falta en']}
        rows={unknown.map(({ field, laptops }) => ({
          name: UNKNOWN_NAMES[field],
          share: laptops / catalogue.size,
          figure: `${laptops} (${percent(laptops / catalogue.size)})`,
        }))}
      />
      <BarTable
        caption="La prueba: tapamos datos que sí sabemos y los adivinamos. Fallo medio nuestro, con la mediana de su tipo y con el peor del catálogo."
        heads={['Dato', 'Nuestro', 'Mediana', 'Peor']}
        rows={bench.hidden
          // A panel type has no numeric error.
          .filter(({ name }) => name !== 'panel')
          .map(({ name, count, error, fromForm, fromWorst }) => ({
            name: (
              <>
                {HIDDEN_NAMES[name]} <small>({count})</small>
              </>
            ),
            share: error / fromWorst,
            figure: percent(error),
            more: [percent(fromForm), percent(fromWorst)],
          }))}
      />
    </Section>
  );
}
