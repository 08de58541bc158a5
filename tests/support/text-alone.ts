/**
 * Translators of browsers put text nodes of their own in place of React's (github.com/facebook/react/issues/11538). React
 * writes text that is alone in its element anew; a change of any other would be lost, and removing it would crash the page.
 * So React may never change, move or remove a text node that is not alone: those that are alone it does not know.
 */

/** Against the rule, since it was emptied. */
export const changedTexts: string[] = [];

function note(node: unknown): void {
  if (
    node instanceof Text &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  )
    changedTexts.push(`«${node.data}» in ${node.parentElement?.outerHTML}`);
}

for (const [name, kind] of [
  ['insertBefore', 'value'],
  ['removeChild', 'value'],
  ['nodeValue', 'set'],
] as const) {
  const property = Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {};
  const noted = new Proxy(property[kind], {
    apply(method, self, args) {
      for (const node of [self, ...args]) note(node);
      return Reflect.apply(method, self, args);
    },
  });
  Object.defineProperty(Node.prototype, name, { ...property, [kind]: noted });
}
