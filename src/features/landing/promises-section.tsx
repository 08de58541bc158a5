import { CompareIcon, iconOf } from '#src/ui/icons.tsx';
import { Section } from './section.tsx';

const PROMISES = [
  { words: 'Recomendación personalizada', Icon: iconOf('M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 11.5v1') },
  { words: 'Comparación en tiempo real', Icon: CompareIcon },
  { words: 'Ahorro de tiempo', Icon: iconOf('M7 4h10M7 20h10M8 4c0 4 8 5 8 8s-8 4-8 8M16 4c0 4-8 5-8 8s8 4 8 8') },
  { words: 'Ofertas recientes, con su fecha', Icon: iconOf('M4 4h7l9 9-7 7-9-9zM8 8v.01') },
  { words: 'Gratis', Icon: iconOf('M6 5l12 14M17 7.5A5.5 5.5 0 0 0 8 10v4a5.5 5.5 0 0 0 9 2.5M5.5 11H13M5.5 14H13') },
  { words: 'Sin datos personales', Icon: iconOf('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3') },
  {
    words: 'Resultados en menos de 2 minutos',
    Icon: iconOf('M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2'),
  },
] as const;

export const PromisesSection = () => (
  <Section title="Lo que prometemos">
    <ul className="flex flex-wrap gap-2">
      {PROMISES.map(({ words, Icon }) => (
        <li
          key={words}
          className="inline-flex max-w-full items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-sm"
        >
          <Icon className="size-[1.25em] shrink-0 text-accent" />
          <span className="min-w-0">{words}</span>
        </li>
      ))}
    </ul>
  </Section>
);
