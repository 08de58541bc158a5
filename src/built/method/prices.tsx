import type { Method } from '#contract/built/method.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { BarTable, percent, points, Section } from './figures.tsx';

const PLACES = {
  exact: 'España, este último mes',
  spain: 'España, hace más',
  slovakia: 'Eslovaquia',
  poland: 'Polonia',
} as const;

/** Length of the year and month in an ISO date. */
const MONTH_LENGTH = 7;

export function Prices({ method: { prices, catalogue, bench } }: { method: Method }) {
  const { places, olderThanYear, doubtful, withoutWindows, licenceEur, monthlyRise, riseSince } = prices;
  const { abroad, later } = bench.prices;
  const most = Math.max(...places.map(({ laptops }) => laptops));
  return (
    <Section
      id="precios"
      title="Cómo contamos los precios"
      words={
        <>
          <p>
            Cuenta lo que un portátil costará hoy en una tienda española. Lo visto en España, tal cual, con «≈» si hace
            más de un mes; lo de fuera, llevado a España y a hoy. Todo «≈» tiene su margen.
          </p>
          <ul className="mt-4 grid max-w-measure list-disc gap-3 [&>*]:ms-[1.2em]">
            <li>
              Con el tiempo: desde {spanishDate(riseSince.slice(0, MONTH_LENGTH))} los precios de fuera suben un{' '}
              {percent(monthlyRise, 1)} al mes (la mitad de los españoles no se movió), y el margen crece.{' '}
              {olderThanYear} tienen más de un año: no van primero si hay uno más fresco casi igual de bueno.
            </li>
            <li>
              Windows: {withoutWindows} se venden sin él. Se suman {licenceEur} €, salvo que pidas Linux o ninguno.
            </li>
            <li>
              Dudosos: {doubtful} precios son demasiado bajos para su equipo. Hasta que alguien los confirma, cuenta el
              habitual.
            </li>
            <li>
              Acierto: de {abroad.count} precios vistos fuera y también en España fallamos un {percent(abroad.error, 1)}{' '}
              (mediana), y en el margen que promete 80 de cada 100 cayeron {percent(abroad.inside)}. De {later.count}{' '}
              vistos meses después, un {percent(later.error, 1)} y {percent(later.inside)}.
            </li>
          </ul>
        </>
      }
    >
      <BarTable
        caption={`Dónde se vieron los ${spanishNumber(catalogue.size)} precios`}
        heads={['Tienda', 'Portátiles', 'Nivel', 'Margen']}
        rows={places.map(({ place, laptops, level, spread }) => ({
          name: PLACES[place],
          share: laptops / most,
          figure: laptops,
          more: [level === 1 ? 'el de aquí' : `+${percent(level - 1, 1)}`, `± ${percent(spread)}`],
          strong: place === 'exact',
        }))}
      />
    </Section>
  );
}

export function Enough({ method: { rates } }: { method: Method }) {
  const most = Math.max(...rates.map((rate) => rate.points));
  return (
    <Section
      id="cuanto-pagar"
      title="«No pagues más de…»"
      words={
        <p>
          Cada euro resta. 100 € más se justifican si traen estos puntos de encaje; cuanto mayor es tu presupuesto,
          menos exigimos. «No pagues más de 900 €» quiere decir que nada más caro los trae; «Pasar de 900 € no compensa»
          dice lo mismo cuando el elegido cuesta bastante menos.
        </p>
      }
    >
      <BarTable
        caption="Puntos que tienen que traer 100 € más"
        heads={['Presupuesto', 'Puntos']}
        rows={rates.map((rate) => ({
          name: `${spanishNumber(rate.budget)} €`,
          share: rate.points / most,
          figure: points(rate.points),
        }))}
      />
    </Section>
  );
}
