import type { Method } from '#contract/built/method.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { PATHS } from '#src/config/paths.ts';
import { inWords, percent, Section } from './figures.tsx';

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
