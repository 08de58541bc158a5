import { useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { But, cardVariants } from '#src/ui/card.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { fieldVariants } from '#src/ui/field.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { VerdictMark } from '#src/ui/target-mark.tsx';
import { useResultLink } from '#src/services/use-result-link.ts';
import { useNewerPrice } from '#src/services/use-newer-price.ts';
import { BelowTheHero } from './below-the-hero.tsx';
import { cn } from '#src/ui/cn.ts';
import { Rings } from './section.tsx';
import { SHOWCASE } from './showcase.ts';

const DESCRIPTION =
  'Dinos para qué quieres el portátil y cuánto puedes gastar: te enseñamos tres reales, con sus ' +
  'ventajas y sus peros. Gratis, sin registro y en menos de 2 minutos.';

const LandingPage = () => (
  <>
    <PageHead title={`${SITE.name}: ${SITE.tagline}`} description={DESCRIPTION} path={PATHS.home} />
    <Hero />
    <BelowTheHero />
  </>
);

export { LandingPage as Component };

/** Takes the place of a promise to newcomers, as high as that, so that nothing moves. */
function LeftOff() {
  const link = useResultLink(PATHS.home);
  return (
    <p className="relative w-full text-sm text-muted">
      {link ? (
        <Link
          to={{ pathname: PATHS.recommendations, hash: link.fragment }}
          className="block truncate before:absolute before:inset-x-0 before:-inset-y-2.5 hover:text-text"
        >
          <span className="font-semibold text-accent underline underline-offset-4">Sigue donde lo dejaste</span>:{' '}
          <span>{link.words}</span>
        </Link>
      ) : (
        'Gratis, sin registro. Menos de 2 minutos.'
      )}
    </p>
  );
}

function Hero() {
  return (
    <div className="overflow-x-clip">
      <div
        className={cn(
          'mx-auto grid max-w-page grid-cols-1 gap-x-14 gap-y-6 px-4 pt-5 pb-6 sm:gap-y-12 sm:pt-8 sm:px-6',
          'lg:grid-cols-[11fr_10fr] lg:pt-10 lg:pb-10',
        )}
      >
        <div>
          <h1>El portátil que te va bien, y por qué.</h1>
          <p className="mt-3 max-w-xl text-balance text-muted sm:mt-5 sm:text-lg">
            Cuéntanos para qué lo quieres y cuánto puedes gastar. Te enseñamos hasta tres portátiles reales, con lo
            bueno y con su «pero».
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 sm:mt-6">
            <ButtonLink to={PATHS.form} className="min-h-14 text-lg max-sm:w-full">
              Encontrar mi portátil
              <ArrowRightIcon />
            </ButtonLink>
            <LeftOff />
          </div>
          <SeenInShop />
        </div>
        <Showcase />
      </div>
    </div>
  );
}

/** The field of the advert page, which reads what is written here. */
function SeenInShop() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <form
      aria-label="Valorar un anuncio"
      action={PATHS.advert}
      className="noscript:hidden! mt-4 flex max-w-xl flex-wrap gap-x-2 gap-y-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(PATHS.advert, { state: { advert: field.current?.value } });
      }}
    >
      <label htmlFor={id} className="basis-full font-semibold">
        ¿Lo has visto en una tienda?
      </label>
      <input
        ref={field}
        id={id}
        placeholder="Pega o escribe el anuncio"
        autoComplete="off"
        spellCheck={false}
        className={cn(fieldVariants(), 'w-auto min-w-0 flex-1 basis-[12rem] py-0')}
      />
      <Button type="submit" variant="secondary">
        Valorar
      </Button>
    </form>
  );
}

function Showcase() {
  const { id, seen, asked, fit, name, shortName, image, verdict, but, price, priceNote, facts } = SHOWCASE;
  const newer = useNewerPrice(id, seen);
  return (
    <figure className="relative min-w-0 wrap-anywhere">
      {/* Half of the height would grow while the page arrives. */}
      <Rings className="absolute top-[15.5rem] left-1/2 w-[36rem] -translate-1/2 max-lg:hidden" />
      <figcaption className="relative text-sm text-balance text-muted">
        <span className="font-semibold text-text">Un ejemplo real.</span> Para{' '}
        <span>{`${unbroken(asked.join(', ').toLowerCase())}:`}</span>
      </figcaption>
      <div className={cn(cardVariants({ variant: 'best' }), 'relative mt-2.5 p-4 shadow-float sm:p-6')}>
        <p className="flex items-center gap-2 text-sm font-semibold text-accent">
          <VerdictMark fit={fit} best className="size-[1.75rem]" />
          <span>{`Mejor opción · ${fit.words}`}</span>
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-4 sm:grid sm:grid-cols-[minmax(0,1fr)_min(11rem,40%)]">
          <div className="min-w-0 grow-2 basis-[8rem]">
            <p className="font-heading text-xl/tight font-bold text-balance">{shortName}</p>
            <p className="mt-1 font-heading text-4xl font-bold tabular-nums sm:mt-3">{newer?.amount ?? price}</p>
            <p className="mt-1 text-xs text-muted">
              {newer ? [newer.parts, newer.seen].filter(Boolean).join(' · ') : priceNote}
            </p>
          </div>
          <img src={image} alt={name} width="320" height="240" className="w-0 max-w-60 grow basis-[5.5rem] sm:w-full" />
        </div>
        <p className="mt-4 text-lg leading-snug">{unbroken(verdict)}</p>
        <But text={but} className="mt-3" />
        <dl
          className={cn(
            'mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.25rem),1fr))] gap-x-5 gap-y-3 border-t',
            'border-line pt-3 sm:flex sm:justify-between',
          )}
        >
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="text-sm font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
