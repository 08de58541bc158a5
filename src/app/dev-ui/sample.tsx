import type { ReactNode } from 'react';

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-6 flex flex-wrap items-start gap-6">{children}</div>
    </section>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-xs text-muted">{name}</p>
      {children}
    </div>
  );
}

export const FORCED = { hover: 'is-hover', 'focus-visible': 'is-focus', active: 'is-active' } as const;

export const INVALID = 'is-invalid';

const NAMES = { ...FORCED, 'user-invalid': INVALID };

const STATE = /(?<!\\):(hover|focus-visible|active|user-invalid)(?![\w-])/g;

/** Repeats every rule of the page for those classes; returns a function that removes them. */
export function forceStates(): () => void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
  const forced = new CSSStyleSheet();
  forced.replaceSync(rules.replaceAll(STATE, (_, state: keyof typeof NAMES) => `.${NAMES[state]}`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, forced];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== forced);
  };
}
