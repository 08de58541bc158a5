import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '#src/ui/page-head.tsx';

test('structured data reads back as it was and cannot end its script', () => {
  const data = { name: '</script><script>alert("hola")</script>', quote: `«"&'»` };
  const html = renderToString(<StructuredData data={data} />);
  const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
