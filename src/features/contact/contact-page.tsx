import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInformation } from './contact-information.tsx';
import { DonationCard } from './donation-card.tsx';

const LINK = 'font-medium text-accent underline underline-offset-4 hover:text-accent-strong';

export function ContactPage() {
  return (
    <>
      <PageHead
        title="Contacto"
        description="¿Una duda sobre qué portátil comprar, una sugerencia o un error que has visto? Escríbenos: te responde una persona."
        path={PATHS.contact}
      />
      <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6 md:py-16">
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
              <PageLink to={PATHS.privacy} className={LINK}>
                política de privacidad
              </PageLink>{' '}
              y los{' '}
              <PageLink to={PATHS.terms} className={LINK}>
                términos y condiciones
              </PageLink>
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
