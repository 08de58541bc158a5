import { PlusIcon } from '#src/ui/more-icons.tsx';
import { Section } from './section.tsx';

interface Question {
  question: string;
  answer: string;
}

const QUESTIONS: readonly Question[] = [
  {
    question: '¿Cómo funciona el asistente?',
    answer:
      'Nos dices para qué quieres el portátil, qué te importa y cuánto puedes gastar. Descartamos los que no cumplen, puntuamos el resto según tus respuestas y te enseñamos tres, cada uno con sus ventajas y con su «pero». Ninguno cuesta más de lo que has dicho.',
  },
  {
    question: '¿Cuál es el mejor ordenador de 2025?',
    answer:
      'El que encaja con tu uso: no hay uno mejor para todo el mundo. Para trabajar y estudiar basta uno ligero con 16 GB de memoria y buena batería. Para jugar o editar vídeo pesa sobre todo la gráfica. Nuestra guía de compra de 2025 lo cuenta por perfiles y presupuestos.',
  },
  {
    question: '¿Es gratis?',
    answer:
      'Sí, del todo, y no hace falta registrarse. Si compras a través de nuestros enlaces podemos recibir una comisión: a ti no te cuesta más y no cambia el orden de las recomendaciones.',
  },
  {
    question: '¿Cuánto debería gastar?',
    answer:
      'Como orientación: entre 500 y 700 € para un uso básico o para estudiar, entre 700 y 1000 € para un uso profesional, y entre 1000 y más de 2000 € para jugar o diseñar. Por encima de lo que necesitas, el dinero se nota poco.',
  },
  {
    question: '¿Qué componentes técnicos son los más importantes?',
    answer:
      'El procesador y la memoria deciden si va fluido: 16 GB es hoy lo razonable. El disco SSD (sin piezas móviles) decide lo rápido que arranca y abre. La gráfica o GPU solo importa para jugar, editar vídeo o diseñar en 3D. La pantalla, el peso y la batería se notan cada día.',
  },
];

export const QUESTIONS_DATA = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

export function QuestionsSection() {
  return (
    <Section title="Preguntas frecuentes" aside>
      <div className="border-t border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-heading text-lg font-semibold">
              {question}
              <PlusIcon className="flex-none text-accent transition-transform duration-200 group-open:rotate-45" />
            </summary>
            <p className="max-w-prose pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
