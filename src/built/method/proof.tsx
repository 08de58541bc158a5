import type { Method } from '#contract/built/method.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { PATHS } from '#src/config/paths.ts';
import { METHOD_CHANGES } from '#src/content/method-changes.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { BarTable, inWords, percent, percentRange, points, Section } from './figures.tsx';

export function Adverts({ method: { adverts } }: { method: Method }) {
  const { titles, shops, heldBack, wrong, known, unmistaken, judged } = adverts;
  const errors = Object.values(wrong).reduce((sum, count) => sum + count, 0);
  return (
    <Section
      id="anuncios"
      title="Cómo leemos un anuncio"
      words={
        <p>
          De <a href={PATHS.advert}>lo que pegas</a> solo cuenta lo que pone. Lo que se contradice, te lo preguntamos.
        </p>
      }
    >
      <p>
        Lo probamos con {spanishNumber(titles)} títulos de {inWords(shops)} tiendas que antes leyó una persona. En los{' '}
        {spanishNumber(heldBack)} que se apartaron antes de escribir las reglas leímos mal, a la primera,{' '}
        {inWords(errors)} datos: ninguno de marca, memoria, disco, pulgadas, gráfica o sistema.
      </p>
      <p>
        De {spanishNumber(known.offers)} ofertas de portátiles que tenemos reconocemos {spanishNumber(known.found)} (
        {percent(known.found / known.offers)}), y ninguna de {spanishNumber(unmistaken)} se confunde con otra. Con
        anuncios de particulares no está medido.
      </p>
      <p>
        Valoramos {spanishNumber(judged.laptops)} de ellos solo por su título, como si no los tuviéramos. El veredicto
        es el de su ficha en el {percent(judged.sameVerdict)}; el puesto, en el {percent(judged.samePlace)}: casi ningún
        título dice la batería, el peso o el refresco, y la mitad calla si trae Windows.
      </p>
    </Section>
  );
}

const POINTS = 100;

export function Sureness({ method: { bench, rules } }: { method: Method }) {
  return (
    <Section
      id="seguridad"
      title="Cómo de seguros estamos"
      words={
        <p>
          Movemos {rules.draws} veces precios, estimaciones, datos que faltan y pesos dentro de su error, y contamos
          cuántas gana. Elección «clara»: en el {percent(rules.clearFrom)} o más. «Empate»: a otra no le gana ni en el{' '}
          {percent(rules.tieBelow)}. El resto, «ajustada».
        </p>
      }
    >
      <BarTable
        caption="Lo que dijimos y lo que pasó al repetirlo con otros movimientos"
        heads={['Dijimos que ganaba', 'Ganó', 'Casos']}
        rows={bench.sure.flatMap(({ from, to, truth, answers }) =>
          truth === null ? [] : { name: percentRange(from, to), share: truth, figure: percent(truth), more: [answers] },
        )}
      />
    </Section>
  );
}

const CHOOSERS: Readonly<Record<string, string>> = {
  ours: 'Atinado',
  'random qualifying': 'Al azar',
  'cheapest qualifying': 'El más barato',
  'equal weights': 'Todo pesa igual',
  'nearest match': 'El más parecido al ideal',
};

export function Comparison({ method: { bench } }: { method: Method }) {
  const { choosers, buyers, personas } = bench;
  const most = Math.max(...choosers.map(({ lost }) => lost));
  return (
    <Section
      id="comparacion"
      title="Frente a elegir de otra manera"
      words={
        <>
          <p>
            {spanishNumber(buyers)} compradores simulados, cada uno con pesos distintos de los nuestros. De lo que
            cumple su presupuesto y sus requisitos, ¿cuánto pierde con lo primero que se le propone? Menos es mejor.
          </p>
          <p>
            Sin los pesos se pierde poco; sin los mínimos, casi todo. Además, de {personas.possible} compradores
            descritos antes de preguntar, {personas.right} reciben lo que un experto aceptaría.
          </p>
          <p className="text-sm/[1.6] text-muted">
            Medido el {spanishDate(bench.date)} con el catálogo del {spanishDate(bench.catalogue.date)}.
          </p>
        </>
      }
    >
      <BarTable
        caption="Puntos perdidos de media, y cuántas veces lo propuesto sirve para lo que se pide"
        heads={['Quién elige', 'Pierde', 'Sirve']}
        rows={choosers.map(({ name, lost, capable }) => ({
          name: CHOOSERS[name],
          share: lost / most,
          figure: points(lost * POINTS),
          more: [percent(capable)],
          strong: name === 'ours',
        }))}
      />
    </Section>
  );
}

/** The test that proves that commissions do not count. */
const TEST = 'tests/advisor/commission.test.ts';

export function WhoPays() {
  return (
    <Section
      id="quien-paga"
      title="Quién nos paga"
      words={
        <p>
          Si compras desde un enlace nuestro, la tienda puede pagarnos una comisión; a ti no te cuesta más. El programa
          que ordena no sabe de comisiones: ni la tienda ni el enlace entran en la suma.
        </p>
      }
    >
      <p>
        Lo comprueba una prueba del programa,{' '}
        <code>
          <Breakable text={TEST} />
        </code>
        : cambia comisiones, enlaces y tiendas, y exige las mismas tarjetas en el mismo orden. Nada se publica si falla.{' '}
        <a href={PATHS.terms}>Términos</a>
      </p>
    </Section>
  );
}

export function Changes() {
  return (
    <Section id="cambios" title="Qué ha cambiado" words={null}>
      <dl className="grid max-w-measure gap-1 [&_dd]:ms-[1.2em] [&_dd]:list-item [&_dd]:list-disc [&_dt]:mt-3 [&_dt]:font-semibold">
        {METHOD_CHANGES.map(({ date, changes }) => (
          <div key={date}>
            <dt>
              <time dateTime={date}>{spanishDate(date)}</time>
            </dt>
            {changes.map((change) => (
              <dd key={change}>{change}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
