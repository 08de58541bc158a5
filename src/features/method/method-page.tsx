import { PATHS } from '#src/config/paths.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { TextLink } from '#src/ui/prose.tsx';

const TITLE = 'Cómo decidimos';
const DESCRIPTION =
  'De dónde salen los portátiles y sus precios, qué estimamos, cómo elegimos la primera tarjeta, qué no sabemos y quién nos paga.';

const ARTICLE = 'mx-auto w-full max-w-prose px-4 pt-6 pb-10 sm:px-6 md:pb-16 [&_h2]:mt-10 [&_h2]:mb-4 [&_p]:my-4';

/** True of the engine without figures, which change with the catalogue. */
function MethodPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} path={PATHS.method} />
      <article className={ARTICLE}>
        <Breadcrumb here={{ name: TITLE, path: PATHS.method }} />
        <h1>{TITLE}</h1>
        <p className="text-xl/relaxed">
          Un programa compara portátiles reales con lo que respondes y ordena los que te sirven, con las mismas reglas
          para todas las marcas. Esto es lo que hace.
        </p>

        <h2>De dónde salen los portátiles y sus precios</h2>
        <p>
          Cada portátil es una configuración exacta: el mismo modelo con más memoria es otro, con otro precio. Los datos
          son de fabricantes y tiendas, y cada precio dice dónde lo vimos y cuándo. La mayoría son de tiendas españolas;
          si uno solo lo hemos visto fuera, te lo decimos.
        </p>
        <p>
          Cuando un portátil se vende sin Windows y lo vas a necesitar, sumamos la licencia: tu presupuesto cuenta con
          ese total. Un precio de una tienda demasiado bajo para ser verdad no lo tomamos.
        </p>

        <h2>Qué es una estimación</h2>
        <p>
          Lo que lleva «≈» lo hemos calculado nosotros. Puede ser un precio que se vio hace tiempo o en otro país. Y
          casi siempre lo son la autonomía, el silencio y la construcción, porque nadie publica cifras que se puedan
          comparar: las deducimos de la batería, los chips y la gama. Alguna vez fallamos; tómalas como orientación.
        </p>

        <h2>De lo que haces a lo que necesitas</h2>
        <p>
          Cada uso pide cosas distintas: jugar, buena gráfica; programar, memoria; trabajar o estudiar, ligereza y
          batería. Para cada uno hemos fijado un mínimo, lo que va bien y lo que ya sobra, con los requisitos que
          publican los programas y los juegos, y con nuestro criterio donde no hay nada publicado.
        </p>
        <p>
          Si eliges varios usos, en cada cosa manda el más exigente. Tus prioridades hacen que cuente más lo que
          nombras. Y lo que pasa de sobrado no suma: no vale la pena pagar por lo que no vas a notar.
        </p>

        <h2>Cómo sale la primera tarjeta</h2>
        <p>
          Tus requisitos y tu presupuesto no se negocian: no recomendamos nada que no los cumpla. De cada uno de los
          demás portátiles sumamos cuánto te sirve en cada cosa, según lo que cuenta para ti, y restamos una parte de lo
          que cuesta. Si dos te sirven igual, gana el más barato.
        </p>
        <p>
          Al que va en cabeza le hacemos después unas preguntas. ¿Tiene memoria suficiente? ¿Se quedan cortos el
          procesador o la gráfica? ¿Cumple con tus prioridades? ¿Se vende en España? ¿Conocemos los datos que más
          cuentan? Si falla en una y otro casi igual de bueno no falla, ese otro va primero.
        </p>
        <p>
          Las demás tarjetas son otras buenas formas de elegir: más baratas o mejores en algo que te importa. Cada una
          dice su «pero». Y si ninguno hace bien lo que pides, eso es lo primero que lees.
        </p>

        <h2>Lo que no sabemos</h2>
        <p>
          De muchos portátiles falta algún dato, como el peso o los vatios de la gráfica, que mandan casi tanto como su
          nombre. Lo que no se sabe nunca cumple un requisito; para ordenar, suponemos lo que tienen los más parecidos.
          Tampoco probamos los portátiles ni sabemos si la tienda ha cambiado el precio: míralo antes de comprar. Si ves
          un error, <TextLink href={PATHS.contact}>cuéntanoslo</TextLink>.
        </p>

        <h2>Quién nos paga</h2>
        <p>
          Usar Atinado es gratis. Si compras desde nuestros enlaces, la tienda puede pagarnos una comisión: a ti no te
          cuesta más. El programa que ordena no sabe lo que paga cada una, así que ninguna comisión cambia el orden.
        </p>
        <p className="mt-8!">
          <ButtonLink to={PATHS.form}>Encontrar mi portátil</ButtonLink>
        </p>
      </article>
    </>
  );
}

export { MethodPage as Component };
