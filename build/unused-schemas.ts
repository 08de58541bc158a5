/** Marks the contract's schemas as pure, so that a bundle in which nobody parses is rid of them and of their library. */
import type { Plugin } from 'vite';

const PURE = '/* @__PURE__ */ ';
/** Where a schema begins: `z.object(`, `z.array(`, also over two lines; a type has no parenthesis. */
const SCHEMA = /\bz(?=\s*\.\w+\()/g;
/** The contract's own makers of schemas. */
const MAKER = /^const \w+ = (?=<[^=]*>\()/gm;

export const unusedSchemasPlugin = (): Plugin => ({
  name: 'atinado-unused-schemas',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/[^/]+\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(SCHEMA, `${PURE}z`).replaceAll(MAKER, (start) => `${start}/* @__NO_SIDE_EFFECTS__ */ `),
      map: null,
    }),
  },
});
