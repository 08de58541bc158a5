/**
 * Critical CSS: the rules that a page and its first scripts may use. Whatever renders later loads the full style
 * sheet.
 */
import { transform } from 'lightningcss';

type Options = Partial<Parameters<typeof transform>[0]>;

/**
 * @param sheet as Vite writes it
 * @returns a function to compute the styles of a page. Its parameters: HTML without styles, and the code of the
 *   page's first scripts
 */
export function stylesOf(sheet: string): (page: string, scripts: string) => string {
  const { classes, variables } = namesIn(sheet);
  return (page, scripts) => {
    const words = new Set(`${unescapeHtml(page)} ${scripts}`.split(/[\s"'`{}$]+/));
    return without(classes.filter((name) => !words.has(name)));
  };

  function without(unused: string[]): string {
    const styles = minify(sheet, { unusedSymbols: unused, visitor: WITHOUT_FALLBACKS });
    const read = new Set(styles.match(/(?<=var\()--[\w-]+/g));
    return minify(styles, { unusedSymbols: variables.filter((name) => !read.has(name)) });
  }
}

/**
 * Fonts are declared only in the page's own styles, because a second declaration after the first paint causes another
 * layout.
 */
export const withoutFonts = (sheet: string): string => minify(sheet, { visitor: { Rule: { 'font-face': () => [] } } });

/** Removes Tailwind's rules for browsers without `@property`, which the site does not support. */
const WITHOUT_FALLBACKS: NonNullable<Options['visitor']> = {
  Rule: { supports: ({ value }) => (JSON.stringify(value.condition).includes('margin-trim') ? [] : undefined) },
};

function namesIn(sheet: string): { classes: string[]; variables: string[] } {
  const classes = new Set<string>();
  const variables = new Set<string>();
  minify(sheet, {
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
      Rule: { property: ({ value }) => void variables.add(value.name) },
      // Properties unknown to lightningcss count as custom, too.
      Declaration: { custom: ({ name }) => void (name.startsWith('--') && variables.add(name)) },
    },
  });
  return { classes: [...classes], variables: [...variables] };
}

const minify = (sheet: string, options: Options): string =>
  transform({ filename: 'main.css', code: Buffer.from(sheet), minify: true, ...options }).code.toString();

const unescapeHtml = (html: string): string => html.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
