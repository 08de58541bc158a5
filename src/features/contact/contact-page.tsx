import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { buttonVariants } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { ContactForm } from './contact-form.tsx';

const DESCRIPTION =
  '¿Una duda sobre qué portátil comprar, una sugerencia o un error que has visto? Escríbenos: te ' +
  'responde una persona.';

const LINK = 'font-medium text-accent underline underline-offset-4 hover:text-accent-strong';

function ContactPage() {
  return (
    <>
      <PageHead title="Contacto" description={DESCRIPTION} path={PATHS.contact} />
      <div className="mx-auto w-full max-w-page px-4 pt-6 pb-10 sm:px-6 md:pb-16">
        <Breadcrumb here={{ name: 'Contacto', path: PATHS.contact }} />
        <header className="max-w-prose">
          <h1>Contacto</h1>
          <p className="mt-4 text-lg text-muted">
            ¿Una duda, una idea o algo que no funciona? Cuéntanoslo: al otro lado lee y responde una persona.
          </p>
        </header>
        <div className="mt-10 grid gap-8 md:mt-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
          <section aria-label="Formulario de contacto">
            <ContactForm />
            <p className="mt-6 max-w-prose text-base text-muted">
              Usamos lo que escribes solo para responderte. Consulta la{' '}
              <Link to={PATHS.privacy} className={LINK}>
                política de privacidad
              </Link>{' '}
              y los{' '}
              <Link to={PATHS.terms} className={LINK}>
                términos y condiciones
              </Link>
              .
            </p>
          </section>
          <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
            <ContactInformation />
            <DonationCard />
          </div>
        </div>
      </div>
    </>
  );
}

export { ContactPage as Component };

function ContactInformation() {
  return (
    <section className={cn(cardVariants(), 'p-6')}>
      <Icon className="size-[1.75rem] text-accent">
        <path d="M4 6h16v12H4zM4 7l8 6 8-6" />
      </Icon>
      <h2 className="mt-4">Información de contacto</h2>
      <p className="mt-2 text-muted">Si lo prefieres, escríbenos desde tu correo:</p>
      <a
        href={`mailto:${SITE.supportEmail}`}
        className={cn(
          'inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline-offset-4',
          'hover:text-accent-strong hover:underline',
        )}
      >
        {SITE.supportEmail}
      </a>
    </section>
  );
}

function DonationCard() {
  return (
    <section className={cn(cardVariants({ variant: 'sunken' }), 'flex flex-col items-start p-6')}>
      <Icon className="size-[1.75rem] text-accent">
        <path d="M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16" />
        <path d="M8.5 3.5c-.8 1 .8 1.5 0 2.5M12.5 3.5c-.8 1 .8 1.5 0 2.5" />
      </Icon>
      <h2 className="mt-4">¿Te hemos ayudado?</h2>
      <p className="mt-2 mb-5 text-muted">
        El asesor es gratis y no lleva anuncios. Si te ha servido, puedes ayudarnos a mantenerlo.
      </p>
      <a
        href={SITE.tipJarUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={cn(buttonVariants({ variant: 'secondary' }), 'mt-auto')}
      >
        Invítame a un café
      </a>
    </section>
  );
}
