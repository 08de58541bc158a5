import type { ComponentType } from 'react';
import { iconOf, type IconProps } from '#src/ui/icons.tsx';

interface Network {
  name: string;
  Mark: ComponentType<IconProps>;
  href: (url: string, title: string) => string;
}

const address = (base: string, fields: Record<string, string>): string => `${base}?${new URLSearchParams(fields)}`;

const NETWORKS: readonly Network[] = [
  {
    name: 'X',
    Mark: iconOf('M5 5l14 14M19 5L5 19'),
    href: (url, title) => address('https://x.com/intent/post', { url, text: title }),
  },
  {
    name: 'Facebook',
    Mark: iconOf('M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M7.5 12H15'),
    href: (url) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'LinkedIn',
    Mark: iconOf('M5.5 10v9M5.5 5.5v.01M10.5 19v-9M10.5 14.5a4 4 0 0 1 8 0V19'),
    href: (url) => address('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
];

export function ShareLinks({ url, title }: { url: string; title: string }) {
  return (
    <section aria-label="Compartir" className="no-print">
      <h2 className="text-xl">¿Conoces a alguien que esté buscando portátil?</h2>
      <p className="mt-1 text-muted">Pásale esta guía.</p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {NETWORKS.map(({ name, Mark, href }) => (
          <li key={name}>
            <a
              href={href(url, title)}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-4 font-semibold hover:border-text"
            >
              <Mark width="20" height="20" />
              <span>
                <span className="sr-only">Compartir en</span> {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
