/**
 * Holds React to what tests/architecture/text-alone.test.ts says: it never changes, moves or removes a text node that is not
 * alone in its element. Those that are alone are not known to React.
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
