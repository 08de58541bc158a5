import * as z from 'zod';
import type { HtmlPage } from '../support/html-page.ts';
import { readPage } from './html-page.ts';
import { expect, test } from './visit.ts';

const CONTEXT = z.literal('https://schema.org');
const address = z.url({ protocol: /^https$/ });
const text = z.string().trim().min(1);
const day = z.iso.date();

const faqSchema = z.strictObject({
  '@context': CONTEXT,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .length(5),
});

const breadcrumbSchema = z.strictObject({
  '@context': CONTEXT,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2),
});

const organization = { '@type': z.literal('Organization'), name: text, url: address };
const articleSchema = z.strictObject({
  '@context': CONTEXT,
  '@type': z.enum(['Article', 'BlogPosting']),
  // Search engines cut longer ones.
  headline: text.max(110),
  description: text,
  image: z.array(address).min(1),
  datePublished: day,
  dateModified: day,
  inLanguage: z.literal('es-ES'),
  articleSection: text,
  timeRequired: z.iso.duration(),
  mainEntityOfPage: address,
  author: z.strictObject(organization),
  publisher: z.strictObject({
    ...organization,
    logo: z.strictObject({ '@type': z.literal('ImageObject'), url: address }),
  }),
});

const typeSchema = z.object({ '@type': z.string() });

/** The types of all blocks of a page. */
const typesOn = (page: HtmlPage) => page.data().map((data) => typeSchema.parse(data)['@type']);

const ofType = (page: HtmlPage, type: string) => page.data().find((data) => typeSchema.parse(data)['@type'] === type);
const canonical = (page: HtmlPage) => page.all('link', { rel: 'canonical' })[0]?.attribs['href'] ?? '';

test.describe('structured data @desktop', () => {
  test('has the five questions of the landing page, word for word', async ({ request }) => {
    const page = await readPage(request, '/');
    expect(typesOn(page)).toEqual(['FAQPage']);
    const { mainEntity } = faqSchema.parse(ofType(page, 'FAQPage'));
    const shown = page.all('details').map((item) => ({
      question: page.all('summary', {}, item).map(page.words).join(),
      answer: page.all('p', {}, item).map(page.words).join(),
    }));
    expect(mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }))).toEqual(
      shown,
    );
    const all = JSON.stringify(mainEntity);
    for (const topic of ['funciona', 'mejor ordenador de 2025', 'gratis', 'gastar', 'componentes']) {
      expect(all).toContain(topic);
    }
    for (const range of ['entre 500 y 700 €', 'entre 700 y 1000 €', 'entre 1000 y más de 2000 €']) {
      expect(all).toContain(range);
    }
  });

  test('has the article with its publisher, date and breadcrumb', async ({ request }) => {
    const page = await readPage(request, '/blog/que-ordenador-comprar-2025');
    expect(typesOn(page)).toEqual(['Article', 'BreadcrumbList']);
    const [heading] = page.all('h1');
    const title = heading && page.words(heading);

    const article = articleSchema.parse(ofType(page, 'Article'));
    expect(article).toMatchObject({
      headline: title,
      description: page.meta('description')[0],
      image: page.meta('og:image'),
      datePublished: page.all('time')[0]?.attribs['datetime'],
      timeRequired: 'PT12M',
      mainEntityOfPage: canonical(page),
    });
    expect((await request.get(new URL(article.publisher.logo.url).pathname)).status()).toBe(200);

    const { itemListElement } = breadcrumbSchema.parse(ofType(page, 'BreadcrumbList'));
    expect(itemListElement.map(({ position, name }) => ({ position, name }))).toEqual([
      { position: 1, name: 'Inicio' },
      { position: 2, name: 'Blog' },
      { position: 3, name: title },
    ]);
    expect(itemListElement.map(({ item }) => new URL(item).pathname)).toEqual(['/', '/blog', page.path]);
  });

  test('is absent from the other pages', async ({ request }) => {
    for (const path of ['/form', '/blog', '/contact', '/privacy', '/terms']) {
      expect(typesOn(await readPage(request, path)), path).toEqual([]);
    }
  });
});
