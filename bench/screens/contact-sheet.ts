interface Screenshot {
  name: string;
  width: number;
  theme: string;
  file: string;
}

/** @returns a page with all screenshots, one row per screen */
export function contactSheet(screenshots: readonly Screenshot[]): string {
  const rows = [...Map.groupBy(screenshots, ({ name }) => name)].map(
    ([name, row]) => `<h2 id="${name}">${name}</h2><div>${row.map(figure).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>${rows.join('\n')}`;
}

const figure = ({ width, theme, file }: Screenshot): string =>
  `<a href="${file}"><figure><figcaption>${width} ${theme}</figcaption><img loading="lazy" alt="" src="${file}"></figure></a>`;

const STYLE = `body { font: 14px system-ui; margin: 24px; background: #ddd }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0 } img { height: 480px; border: 1px solid #999 }`;
