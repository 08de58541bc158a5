/** Lint rule: colours and layers come from the tokens (tailwind.config.ts). Reports classes of Tailwind's own, and colour literals. */
const PALETTE =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|' +
  'fuchsia|pink|rose|taupe|mauve|mist|olive';
const PROPERTIES =
  'bg|text|border|ring|outline|fill|stroke|from|via|to|divide|shadow|accent|caret|decoration|placeholder';
const RAW_CLASS = new RegExp(
  String.raw`\b(?:${PROPERTIES})(?:-[trblxyse])?-(?:(?:${PALETTE})-\d{2,3}|white\b|black\b|\[(?:#|rgb|hsl|oklch|color:))`,
);
/** Which of two numbers lies above the other nobody sees where one of them stands; `-z-1` is below everything. */
const RAW_LAYER = /(?<![\w-])z-[[\d]/;
const RAW_COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

interface Context {
  report: (problem: { node: unknown; message: string }) => void;
}

export const tokensOnly = {
  create(context: Context) {
    const check = (node: unknown, text: string) => {
      if (![RAW_CLASS, RAW_LAYER, RAW_COLOUR].some((raw) => raw.test(text))) return;
      context.report({
        node,
        message: `«${text.trim().slice(0, 60)}» has a colour or layer of its own: use the tokens.`,
      });
    };
    return {
      Literal: (node: { value: unknown }) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node: { value: { raw: string } }) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'look' }, rules: { 'tokens-only': tokensOnly } };
