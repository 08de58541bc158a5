import { SITE } from '#src/config/site.ts';
import { Icon } from '#src/ui/icons.tsx';

export function ContactInformation() {
  return (
    <section className="rounded-card border border-line bg-raised p-6">
      <Icon width="28" height="28" className="text-accent">
        <path d="M4 6h16v12H4zM4 7l8 6 8-6" />
      </Icon>
      <h2 className="mt-4 text-xl">Información de contacto</h2>
      <p className="mt-2 text-muted">Si lo prefieres, escríbenos desde tu correo:</p>
      <a
        href={`mailto:${SITE.supportEmail}`}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline-offset-4 hover:text-accent-strong hover:underline"
      >
        {SITE.supportEmail}
      </a>
    </section>
  );
}
