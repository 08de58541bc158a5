/**
 * Facts about the page for search engines (JSON-LD). React writes a script's text as it is, so `<` is escaped in it:
 * nothing inside can end the script. The type makes it data: no policy about scripts applies.
 */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>;
}
