import SHOWCASE from '#src/content/showcase.json' with { type: 'json' };
import { Section } from './section.tsx';

const promises = () => [
  {
    title: 'Recomendación personalizada',
    text: 'Sale de tus respuestas y de nada más.',
  },
  {
    title: 'Comparación en tiempo real',
    text: `Cada vez que preguntas comparamos los ${SHOWCASE.catalogueSize} portátiles del catálogo.`,
  },
  {
    title: 'Ahorro de tiempo',
    text: 'Resultados en menos de 2 minutos, en lugar de una tarde entera.',
  },
  {
    // Offers exist only in builds that follow shops' feeds.
    title: import.meta.env.VITE_LIVING_CATALOGUE === 'true' ? 'Ofertas recientes' : 'Precios con fecha',
    text: 'Cada precio lleva su fecha y dónde se vio.',
  },
  {
    title: 'Gratis',
    text: 'Y sin publicidad. Si compras por nuestros enlaces podemos recibir una comisión: no cambia el orden.',
  },
  {
    title: 'Sin datos personales',
    text: 'Para preguntar no hace falta cuenta, ni nombre, ni correo.',
  },
];

export function PromisesSection() {
  return (
    <Section aside title="Lo que prometemos" intro="Seis cosas, y ninguna letra pequeña que las cambie.">
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {promises().map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="font-heading text-xl font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
