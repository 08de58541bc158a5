interface Expectation {
  from: number;
  sentence: string;
}

/** Every claim is checked against the catalogue by `tests/src/features/questionnaire/budget-expectations.test.ts`. */
export const BUDGET_EXPECTATIONS: readonly [Expectation, ...Expectation[]] = [
  { from: 200, sentence: 'Por menos de 300 € apenas hay portátiles: puede que no te encontremos ninguno.' },
  { from: 300, sentence: 'Lo justo para navegar y ofimática: 8 GB de memoria y gráfica integrada.' },
  { from: 400, sentence: 'Para clase y oficina: la mayoría ya trae 16 GB de memoria, pero ninguno gráfica dedicada.' },
  { from: 500, sentence: 'Trabajo y estudio con soltura: lo normal son 16 GB de memoria y 512 GB de disco.' },
  { from: 800, sentence: 'Más de la mitad trae ya gráfica dedicada, para jugar o editar vídeo.' },
  { from: 1000, sentence: 'Gráficas serias: una de cada tres es una RTX 4060, una 5060 o mejor.' },
  {
    from: 1300,
    sentence: 'Hay donde elegir: buena gráfica, pantalla muy nítida o poco peso; las tres cosas a la vez, casi nunca.',
  },
  { from: 1800, sentence: 'Lo normal son 32 GB de memoria y una pantalla más nítida que Full HD.' },
  { from: 2600, sentence: 'Lo más potente. Si uno más barato te sirve igual, irá por delante.' },
];

export const expectationAt = (budget: number): string =>
  (BUDGET_EXPECTATIONS.findLast(({ from }) => from <= budget) ?? BUDGET_EXPECTATIONS[0]).sentence;
