/** Changes in how laptops are chosen, newest first; the days are those of the engine's history. */
export interface MethodChange {
  /** ISO day. */
  date: string;
  changes: readonly string[];
}

export const METHOD_CHANGES: readonly MethodChange[] = [
  {
    date: '2026-11-27',
    changes: ['Lo que se vende en España pasa más a menudo delante de lo visto solo fuera, y no empata con ello.'],
  },
  {
    date: '2026-11-22',
    changes: [
      'El precio que cuenta es lo que costará en España, con Windows si falta; antes, el que se vio.',
      'Un dato que falta vale lo que tienen sus parecidos; antes, lo peor.',
      'La autonomía se estima por clase de chip, con su error: la de los portátiles de juego salía una cuarta parte corta.',
      'La gráfica para jugar y la gráfica para crear cuentan por separado, con el límite de vatios de cada modelo.',
      'Lo que no llega a un mínimo imprescindible nunca se corona: se dice desde qué presupuesto hay algo que sirva.',
      'Cada respuesta dice cuántas veces ganaría y qué dato la cambiaría.',
      'Puedes poner tus propios pesos.',
      'Aparece «No pagues más de…».',
    ],
  },
  {
    date: '2026-11-21',
    changes: ['Primera versión: pesos por uso, curvas de valor, mínimos y tres papeles para tres tarjetas.'],
  },
];
