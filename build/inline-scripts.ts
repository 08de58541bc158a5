/** The scripts inside `index.html`, without what only we read. Their hashes stand in the policy of `firebase.json`. */
import { minify } from 'terser';

const INLINE = /(?<=<script>)[^]*?(?=<\/script>)/g;

/** @returns the page with each inline script minified; those with attributes stay as they are */
export async function minifyInlineScripts(html: string): Promise<string> {
  const minified = await Promise.all(
    Array.from(html.matchAll(INLINE), async ([code]) => (await minify(code, { ecma: 2020 })).code ?? ''),
  );
  return html.replaceAll(INLINE, () => minified.shift() ?? '');
}
