import { cx } from 'class-variance-authority';
import { createTailwindMerge } from 'tailwind-merge';

const one = (...names: string[]) => names.map((name) => ({ [name]: [() => true] }));

const isSize = (value: string): boolean => /^(?:xs|sm|base|lg|\d?xl|\[.*(?:em|px|vw).*\])$/.test(value);
const isWidth = (value: string): boolean => /^(?:\d+|\[[\d.]+(?:em|rem|px)\])$/.test(value);
const side = (name: string) => [{ border: [{ [name]: ['', isWidth] }] }];

const isAlignment = (value: string): boolean => /^(?:start|center|end)$/.test(value);

/**
 * The properties that whoever uses a component of `src/ui` may set anew. The package's own table knows all of Tailwind,
 * which every visitor would download.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'hidden'],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    size: one('size'),
    width: one('w'),
    height: one('h'),
    minWidth: one('min-w'),
    minHeight: one('min-h'),
    maxWidth: one('max-w'),
    maxHeight: one('max-h'),
    padding: one('p'),
    paddingInline: one('px'),
    paddingBlock: one('py'),
    margin: one('m'),
    marginInline: one('mx'),
    marginTop: one('mt'),
    justify: one('justify'),
    justifySelf: one('justify-self'),
    items: one('items'),
    radius: one('rounded'),
    background: one('bg'),
    fontSize: [{ text: [isSize] }],
    align: [{ text: [isAlignment] }],
    wrap: [{ text: ['balance', 'pretty'] }],
    color: one('text'),
    borderWidth: [{ border: ['', isWidth] }],
    borderX: side('x'),
    borderY: side('y'),
    borderTop: side('t'),
    borderRight: side('r'),
    borderBottom: side('b'),
    borderLeft: side('l'),
    borderStart: side('s'),
    borderEnd: side('e'),
    borderStyle: [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    borderColor: one('border'),
    family: [{ font: ['text', 'heading'] }],
    weight: one('font'),
    leading: one('leading'),
    transition: one('transition'),
  },
  conflictingClassGroups: { padding: ['paddingInline', 'paddingBlock'], size: ['width', 'height'] },
  conflictingClassGroupModifiers: { fontSize: ['leading'] },
  orderSensitiveModifiers: [],
}));

/** Joins class names. Of two that set the same property for the same state, the later one counts. */
export const cn = (...classes: Parameters<typeof cx>): string => merge(cx(classes));
