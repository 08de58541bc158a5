/** JSON-LD for search engines. React does not escape a script's text: without `<` nothing in it can end the script. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>;
}
