/** Of the answers that few visitors ask for: they would be 1 kB of every visit. */
export { shownComparedSchema } from '#contract/compared.ts';
export { laptopNamesSchema } from '#contract/laptop-names.ts';
export { marketSchema } from '#contract/market.ts';
export { shownWhySchema } from '#contract/shown-why.ts';
