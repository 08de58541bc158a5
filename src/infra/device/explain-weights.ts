/** What the engine's weights come from: a few kB of words, apart from the engine in its worker. */
export { explainWeights } from '#words/explained-weights.ts';
