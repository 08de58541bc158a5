import { describe, expect, it } from 'vitest';
import { CatalogueError } from '#catalogue/errors.ts';
import { contradictions, parseFacts, readFacts } from '#catalogue/facts/read-facts.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { aRecord, derived } from '../a-record.ts';

const HEADER = 'laptop,field,value,kind,source,date,note';
const file = (...rows: string[]) => parseFacts([HEADER, ...rows, ''].join('\n'), 'specs.csv');

describe('a file of facts', () => {
  it('is read with kind, source and date of each figure', () => {
    const facts = file(
      'a,weightKg,1.59,published,"Acme, data sheet",2026-08,',
      'b,resolution,1920x1200,estimated,Acme,2026,all machines of the line',
    );
    expect(facts.map(({ fact }) => fact)).toEqual([
      {
        laptop: 'a',
        field: 'weightKg',
        value: 1.59,
        kind: 'published',
        source: 'Acme, data sheet',
        date: '2026-08',
        note: '',
      },
      {
        laptop: 'b',
        field: 'resolution',
        value: { width: 1920, height: 1200 },
        kind: 'estimated',
        source: 'Acme',
        date: '2026',
        note: 'all machines of the line',
      },
    ]);
  });

  it.each([
    ['a,weightKg,"1,59",seen,Acme,2026,', 'line 2, field value: expected a number'],
    ['a,resolution,Full HD,seen,Acme,2026,', 'line 2, field value: expected WIDTHxHEIGHT'],
    ['a,weightKg,1.4,guessed,Acme,2026,', 'line 2, field kind'],
    ['a,weightKg,1.4,seen,,2026,', 'line 2, field source: expected who says so'],
    ['a,weightKg,1.4,seen,Acme,yesterday,', 'line 2, field date'],
    ['a,gpuPowerW,500,published,Acme,2026,', 'line 2, field value'],
    ['a,measuredHours,9,published,Acme,2026,', 'line 2, field kind'],
    ['a,srgbPct,62,estimated,Acme,2026,', 'line 2, field kind'],
    ['a,srgbPct,150,published,Acme,2026,', 'line 2, field value'],
    ['a,brightnessNits,30,published,Acme,2026,', 'line 2, field value'],
    ['a,weightKg,1.4', 'line 2'],
  ])('refuses %s with its line', (row, message) => {
    expect(() => file(row)).toThrow(CatalogueError);
    expect(() => file(row)).toThrow(/^specs\.csv/);
    expect(() => file(row)).toThrow(message);
  });

  it('without its columns is refused as a whole', () => {
    expect(() => parseFacts('id,weight\na,1\n', 'specs.csv')).toThrow('line 2');
  });
});

describe('facts beside the records', () => {
  const records = [aRecord({ weightKg: null, batteryWh: 55 })];
  const weight = 'acme-book-14,weightKg,1.4,seen,Acme,2026,';

  it.each([
    [['nobody,weightKg,1.4,seen,Acme,2026,'], {}, 'line 2: no laptop has the id nobody'],
    [
      ['acme-book-14,gpuPowerW,60,seen,Acme,2026,'],
      {},
      'line 2: acme-book-14 gpuPowerW is 60 here and the laptop has integrated graphics',
    ],
    [['acme-book-14,batteryWh,60,seen,Acme,2026,'], {}, 'line 2: acme-book-14 batteryWh is 60 here and 55'],
    [[weight, weight], {}, 'line 3: acme-book-14 weightKg is already in specs.csv, line 2'],
    [
      ['acme-book-14,keyboard,other,seen,Acme,2026,'],
      { brand: 'HP', partNumber: '15-fd0275ns' },
      'line 2: acme-book-14 keyboard is "other" here and a rule contradicts it: el número de pieza de HP',
    ],
    [
      ['acme-book-14,ramUpgradable,slots,seen,Acme,2026,'],
      { cpu: 'Apple M4' },
      'line 2: acme-book-14 ramUpgradable is true here and a rule contradicts it: Apple',
    ],
  ])('that cannot be true are found: %j, %j', (rows, changes, message) => {
    const record = aRecord({ weightKg: null, batteryWh: 55, ...changes });
    expect(contradictions(file(...rows), [record])).toEqual([expect.stringContaining(`specs.csv, ${message}`)]);
  });

  it('fill unknown values, carry their source, and are used for derived values', () => {
    const facts = file(
      'acme-book-14,weightKg,1.35,published,Acme,2026-08,',
      'acme-book-14,batteryWh,55,seen,Acme,2026,the record has it too',
      'acme-book-14,keyboard,es,seen,Acme,2026,',
      'acme-book-14,ramUpgradable,soldered,published,Acme,2026,',
      'acme-book-14,measuredHours,9.5,measured,Reviewer,2026,',
    );
    expect(contradictions(facts, records)).toEqual([]);
    const laptop = derived(
      { weightKg: null },
      facts.map(({ fact }) => fact),
    );
    expect(laptop).toMatchObject({
      weightKg: 1.35,
      keyboard: 'es',
      ramUpgradable: false,
      gpuPowerW: null,
      measuredHours: 9.5,
      sources: { weightKg: { kind: 'published', source: 'Acme', date: '2026-08' } },
    });
  });

  it('of the project are all valid and reach its catalogue', () => {
    const facts = readFacts();
    expect(facts.length).toBeGreaterThan(40);
    const byId = new Map(CATALOGUE.laptops.map((laptop) => [laptop.id, laptop]));
    for (const { fact } of facts) {
      const laptop = byId.get(fact.laptop);
      expect(laptop?.[fact.field]).toEqual(fact.value);
      expect(laptop?.sources[fact.field]?.source).toBe(fact.source);
    }
  });

  it('say published only where the text that states them is named', () => {
    const sources = CATALOGUE.laptops.flatMap(({ sources: of }) => Object.values(of));
    const published = new Set(sources.filter(({ kind }) => kind === 'published').map(({ source }) => source));
    expect(published.size).toBeGreaterThan(2);
    for (const source of published) expect(source).toMatch(/, según [\w.-]+$|repositorio público|notas sobre fichas/);
    const guessed = sources.filter(({ source }) => source.includes('no hemos visto su ficha'));
    expect(new Set(guessed.map(({ kind }) => kind))).toEqual(new Set(['estimated']));
  });
});
