import { spanishDate } from '#contract/spanish-text.ts';
import { ARTICLES } from '#src/content/articles.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Section } from './section.tsx';

const month = (day: string): string => spanishDate(day.slice(0, 'yyyy-mm'.length));

const [GUIDE] = ARTICLES;
const GUIDE_WORDS = `Nuestra guía de ${month(GUIDE.date)}, revisada en ${month(GUIDE.updated)}, lo cuenta por perfiles y presupuestos.`;

const QUESTIONS = [
  {
    question: '¿Cómo funciona el asistente?',
    answer:
      'Descartamos los portátiles que no cumplen lo que pides, puntuamos el resto según tus respuestas y te ' +
      'enseñamos hasta tres, cada uno con sus ventajas y con su «pero».',
  },
  {
    question: '¿Cuál fue el mejor ordenador de 2025, y cuál lo es ahora?',
    answer:
      'El que encaja con tu uso: para trabajar y estudiar basta uno ligero con 16 GB de memoria y buena batería; ' +
      `para jugar o editar vídeo pesa sobre todo la gráfica. ${GUIDE_WORDS} Los de ahora están en el blog, por ` +
      'uso y presupuesto.',
  },
  {
    question: '¿Es gratis?',
    answer:
      'Sí, y sin registro. Si compras por nuestros enlaces podemos recibir una comisión: a ti no te cuesta más y no cambia el orden.',
  },
  {
    question: '¿Cuánto debería gastar?',
    answer:
      'Con margen, como orientación: entre 500 y 700 € para un uso básico o para estudiar, entre 700 y 1000 € ' +
      'para un uso profesional, y entre 1000 y más de 2000 € para jugar o diseñar. Lo justo cuesta menos: el ' +
      'asesor te dice desde cuánto.',
  },
  {
    question: '¿Qué componentes técnicos son los más importantes?',
    answer:
      'El procesador y la memoria deciden si va fluido: 16 GB es hoy lo razonable. El disco SSD (sin piezas ' +
      'móviles), lo rápido que arranca. La gráfica o GPU solo importa para jugar, editar vídeo o 3D. La pantalla, ' +
      'el peso y la batería se notan cada día.',
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
    <Section title="Preguntas frecuentes">
      <div className="grid gap-2">
        {QUESTIONS.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="max-w-prose text-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
