import { SITE } from '#src/config/site.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';

export function DonationCard() {
  return (
    <section className="flex flex-col items-start rounded-card bg-sunken p-6">
      <Icon width="28" height="28" className="text-accent">
        <path d="M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5c-.8 1 .8 1.5 0 2.5M12.5 3.5c-.8 1 .8 1.5 0 2.5" />
      </Icon>
      <h2 className="mt-4 text-xl">¿Te hemos ayudado?</h2>
      <p className="mt-2 mb-5 text-muted">
        El asesor es gratis y no lleva anuncios. Si te ha servido, puedes ayudarnos a mantenerlo.
      </p>
      <a
        href={SITE.tipJarUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'mt-auto')}
      >
        Invítame a un café
      </a>
    </section>
  );
}
