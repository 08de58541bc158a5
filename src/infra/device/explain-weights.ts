/** The reasons of the engine's weights: a few kB, apart from the engine in its worker. */
export { explainWeights } from '#words/explained-weights.ts';
