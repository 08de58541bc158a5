import { Link } from 'react-router-dom';
import type { Priority, Purpose } from '#contract/answers.ts';
import { PATHS } from '#src/config/paths.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { Section } from './section.tsx';

interface Audience {
  title: string;
  /** Answers that its form has already. */
  asks: { purposes: Purpose; priorities?: Priority };
  text: string;
  action: string;
  picture: string;
}

const AUDIENCES = [
  {
    title: 'Gaming',
    asks: { purposes: 'gaming' },
    text: 'Manda la gráfica: cuánta fuerza tiene y a qué renuncias en peso y en ruido.',
    action: 'Para jugar',
    picture: 'gaming',
  },
  {
    title: 'Trabajo',
    asks: { purposes: 'office' },
    text: 'Oficina, y en casa: internet, banco, fotos y llamadas. Que abra rápido y aguante el día.',
    action: 'Para trabajar',
    picture: 'ultrabook',
  },
  {
    title: 'Estudio',
    // A student's laptop is carried all day.
    asks: { purposes: 'office', priorities: 'weight' },
    text: 'Lo que hace falta para toda la carrera, sin pagar de más.',
    action: 'Para estudiar',
    picture: 'all-rounder',
  },
  {
    title: 'Diseño',
    asks: { purposes: 'design' },
    text: 'Pantalla, memoria y gráfica, en el orden que pida lo que haces.',
    action: 'Para diseñar',
    picture: 'convertible',
  },
] as const satisfies readonly Audience[];

export function AudiencesSection() {
  return (
    <Section title="¿Para qué lo quieres?">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {AUDIENCES.map(({ title, asks, text, action, picture }) => (
          <li key={title}>
            <Link
              to={`${PATHS.form}?${new URLSearchParams(asks)}`}
              className={cn(cardVariants(), 'group flex h-full flex-col gap-2 p-4 transition-colors hover:border-text')}
            >
              <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
                <img
                  src={`/illustrations/${picture}.svg`}
                  alt=""
                  width="320"
                  height="240"
                  loading="lazy"
                  className="h-auto w-20 shrink-0 max-sm:w-12"
                />
                <h3 className="min-w-0">{title}</h3>
              </div>
              <p className="text-sm text-muted max-sm:hidden">{text}</p>
              <span className="mt-auto flex items-center gap-1.5 text-sm font-semibold text-accent">
                <span>{action}</span>
                <ArrowRightIcon className="size-icon transition-transform max-xs:hidden group-hover:translate-x-1" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
