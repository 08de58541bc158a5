import { Section } from './section.tsx';

/** `point`: position in the drawing's view box. It moves towards the ring with each step. */
const STEPS = [
  {
    title: 'Responde el formulario',
    text: 'Para qué lo quieres, qué te importa y cuánto puedes gastar. Los detalles técnicos son opcionales.',
    point: { x: 8, y: 8 },
  },
  {
    title: 'El algoritmo analiza',
    text: 'Descarta lo que no cumple y puntúa lo que queda.',
    point: { x: 42, y: 20 },
  },
  {
    title: 'Recibe recomendaciones',
    text: 'Hasta tres portátiles con su porqué y con su «pero», uno al lado de otro.',
    point: { x: 84, y: 40 },
  },
] as const;

export function StepsSection() {
  return (
    <Section title="Tres pasos, menos de dos minutos">
      <ol className="grid grid-cols-1 gap-5 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ title, text, point }, index) => (
          <li key={title} className="flex flex-wrap content-start items-start gap-x-4 gap-y-1">
            <StepDrawing {...point} />
            <div className="min-w-0 grow basis-[11rem]">
              <h3 className="text-pretty">
                <span className="text-muted tabular-nums">{`${index + 1}. `}</span>
                <span>{title}</span>
              </h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepDrawing({ x, y }: { x: number; y: number }) {
  return (
    <svg viewBox="0 0 120 80" className="w-[4.5rem] shrink-0" aria-hidden="true">
      <path
        d="M8 8Q50 10 84 40"
        fill="none"
        className="stroke-muted"
        strokeWidth="2"
        strokeDasharray="0.1 6"
        strokeLinecap="round"
      />
      <circle cx="84" cy="40" r="26" fill="none" className="stroke-text" strokeWidth="4" />
      <circle cx={x} cy={y} r="8" className="fill-accent" />
    </svg>
  );
}
