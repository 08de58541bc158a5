import { describe, expect, it, test } from 'vitest';
import { readComputerSchema, readRecommendationSchema } from '#src/services/read-answer.ts';
import { answers } from '#tests/support/laptops.ts';

const read = (computer: object) => readComputerSchema.parse({ id: 'a', ...computer });

describe('a computer as it is read', () => {
  it('needs only an id, a name or a title', () => {
    const lists = { specs: [], attributes: [], pros: [], cons: [], offers: [] };
    const rest = { name: '', price: null, image: '', link: '', role: null, facts: { ramGb: null } };
    expect(read({})).toMatchObject({ id: 'a', ...lists, ...rest });
    expect(read({ id: null, title: 'Dos' })).toMatchObject({ id: 'Dos', name: 'Dos' });
    expect(read({ id: '', name: 'Uno', title: 'Otro' })).toMatchObject({ id: 'Uno', name: 'Uno' });
    expect(readComputerSchema.safeParse({ price: 7 }).success).toBe(false);
  });

  it('drops an invalid fact and preserves the others', () => {
    expect(read({ facts: { ramGb: 16, os: 'plan9', year: 'soon' } }).facts).toMatchObject({
      ramGb: 16,
      os: null,
      year: null,
    });
  });

  it('drops an invalid entry and preserves the rest of its list', () => {
    const attributes = [{ key: 'Valoracion', value: 4.5 }, null, { name: 'Reviews', value: '120' }];
    expect(read({ specs: ['Memoria: 16 GB', null], pros: ['Bien', 7], attributes })).toMatchObject({
      specs: ['Memoria: 16 GB'],
      pros: ['Bien'],
      attributes: [
        { key: 'Valoracion', value: 4.5 },
        { key: 'Reviews', value: '120' },
      ],
    });
  });

  it.each([
    [{ link: 'javascript:alert(1)', url: 'https://a.es/' }, 'https://a.es/'],
    [{ url: '//www.amazon.es/dp/1' }, 'https://www.amazon.es/dp/1'],
    [{ link: 'https://a.es/', url: 'https://b.es/' }, 'https://a.es/'],
    [{ link: 'data:text/html,hola' }, ''],
  ])('reads the link of %j as «%s»', (links, link) => {
    expect(read(links).link).toBe(link);
  });

  it('has its whole name where it was stored without a short one', () => {
    expect(read({ name: 'Acer Uno Acer Uno' }).shortName).toBe('Acer Uno');
    expect(read({ name: 'Acer Uno X1504', shortName: 'Acer Uno' }).shortName).toBe('Acer Uno');
  });

  it.each([
    ['lines', ['Memoria: 16 GB']],
    ['pairs of label and value', [{ label: 'Memoria', value: '16 GB' }]],
    ['pairs of key and value', [{ key: 'Memoria', value: '16 GB' }]],
    ['an object of pairs', { Memoria: '16 GB' }],
  ])('reads specs given as %s', (_what, specs) => {
    expect(read({ specs }).specs).toEqual(['Memoria: 16 GB']);
  });

  it.each([
    [1299, 1299],
    ['1.299 €', 1299],
    ['1.299,90 €', 1299.9],
    ['1 299 €', 1299],
    ['1\u202F299,90 €', 1299.9],
    ['desde 12 345 678 €', 12_345_678],
    ['-50 €', null],
    ['consultar', null],
    ['899 € - 999 €', null],
    [null, null],
    [0, null],
  ])('reads the price %j as %j', (price, value) => {
    expect(read({ price }).price).toBe(value);
  });
});

test('an answer is read that has no more than the specification says', () => {
  const comparisons = { Uno: { pros: ['Ligero'], cons: [] } };
  const said = { computers: [{ name: 'Uno', price: 700 }, null], explanation: 'Buscas…', comparisons, reason: 'Uno…' };
  const result = readRecommendationSchema.parse({
    ...said,
    filteredLaptops: ['a', 2, { id: 'c' }, null],
    userInput: {},
  });
  expect(result).toMatchObject({ ...said, computers: [{ id: 'Uno', price: 700, fit: null, statements: [] }] });
  expect(result).toMatchObject({ filteredLaptops: ['a', '2', 'c'], target: [], caution: null, relaxations: [] });
  expect(readRecommendationSchema.safeParse({ ...said, computers: [null, {}] }).success).toBe(false);
});

test('answers keep the options that still exist, and have the default budget where theirs is none', () => {
  const userInput = {
    purposes: ['office', 'cooking'],
    priorities: 'all',
    budget: '9',
    requirements: { ram: '16GB', os: 7 },
  };
  expect(readRecommendationSchema.parse({ computers: [], userInput }).userInput).toEqual(
    answers({ purposes: ['office'], budget: 1500, requirements: { ram: '16GB' } }),
  );
});
