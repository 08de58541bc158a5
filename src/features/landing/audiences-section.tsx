import { Link } from 'react-router-dom';
import type { Purpose } from '#contract/answers.ts';
import { PATHS } from '#src/config/paths.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { Section } from './section.tsx';

const AUDIENCES = [
  {
    title: 'Gaming',
    purpose: 'gaming',
    text: 'Manda la gráfica: cuánta fuerza tiene y a qué renuncias en peso y en ruido.',
    action: 'Para jugar',
    picture: 'gaming',
  },
  {
    title: 'Trabajo',
    purpose: 'office',
    text: 'Que abra rápido, pese poco y llegue al final del día sin buscar un enchufe.',
    action: 'Para trabajar',
    picture: 'ultrabook',
  },
  {
    title: 'Estudio',
    purpose: 'office',
    text: 'Lo que hace falta para toda la carrera, sin pagar de más.',
    action: 'Para estudiar',
    picture: 'all-rounder',
  },
  {
    title: 'Diseño',
    purpose: 'design',
    text: 'Pantalla, memoria y gráfica, en el orden que pida lo que haces.',
    action: 'Para diseñar',
    picture: 'convertible',
  },
] as const satisfies readonly { purpose: Purpose; [words: string]: string }[];

export function AudiencesSection() {
  return (
    <Section title="¿Para qué lo quieres?" intro="Lo primero que te preguntamos, y lo que más cambia la respuesta.">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {AUDIENCES.map(({ title, purpose, text, action, picture }) => (
          <li key={title}>
            <Link
              to={`${PATHS.form}?purposes=${purpose}`}
              className={cn(
                cardVariants(),
                'group flex h-full flex-col p-5 transition-colors hover:border-text max-sm:grid ' +
                  'max-sm:grid-cols-[min(6.5rem,33%)_minmax(0,1fr)] max-sm:gap-x-4',
              )}
            >
              <img
                src={`/illustrations/${picture}.svg`}
                alt=""
                width="320"
                height="240"
                loading="lazy"
                className="max-sm:row-span-3 sm:mb-3"
              />
              <h3>{title}</h3>
              <p className="mt-1.5 text-sm text-muted">{text}</p>
              <span className="mt-auto flex items-center gap-1.5 pt-4 text-sm font-semibold text-accent">
                <span>{action}</span>
                <ArrowRightIcon className="size-4.5 transition-transform group-hover:translate-x-1" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
