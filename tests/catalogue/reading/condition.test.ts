import { describe, expect, it } from 'vitest';
import { findFault, findUsed, notNew } from '#catalogue/reading/condition.ts';

/** What a shop's title with these words is refused for, by which adverts are read too. */
const MEANINGS: readonly (readonly [meaning: string, words: readonly string[]])[] = [
  ['refurbished', ['Reacond.', '(Reacondicionado)', 'Eco-reacondicionado', 'SIN SO RECONDICIONADO', 'Refabricado']],
  [
    'refurbished',
    ['Recertificado', 'Refurb Grade-A', 'Grado A+', 'grade: b', 'B-Grade', 'CPO', 'renewed', '(Renovado)'],
  ],
  ['refurbished', ['Remarketing', 'Second Life', 'Segunda vida', 'Reciclado', 'Reparado']],
  ['used', ['2da mano', '2ª mano', '2 mano', '2nd hand', 'segunda mano', 'Usado', 'used', 'pre-owned', 'gebraucht']],
  [
    'used',
    [
      'Ex-Leasing',
      'ex leasing',
      'Ex-Demo',
      'unidad demo',
      'Renting',
      'off-lease',
      'procedente de empresas',
      'B-Ware',
      'B-Stock',
    ],
  ],
  ['used', ['Outlet', 'exposición', 'Ocasión', 'Devuelto', 'Devolución de cliente', 'Km0', 'Muy bien cuidado']],
  [
    'used',
    ['ciclos: 120', 'Ciclos batería 85', '45 ciclos', 'cycles: 120', 'salud batería 92 %', 'batería 92%', 'SoH: 88'],
  ],
  ['used', ['2 años de uso', 'en buen estado', 'apenas uso']],
  [
    'as new',
    [
      'Como nueva',
      'como-nuevo',
      'Semi-nuevo',
      'seminuevo',
      'casi  nuevo',
      'like new',
      'Vuelta a estrenar',
      'como si fuera nuevo',
    ],
  ],
  ['open box', ['Open-Box', 'openbox', 'caja abierta', 'Embalaje abierto', 'Desprecintado', 'Reembalado']],
  ['damaged', ['Tara', 'con taras', 'tarado', 'pequeño desperfecto']],
  ['worn', ['marcas de uso', 'arañazos en la tapa', 'un píxel muerto']],
  ['private sale', ['lo vendo', 'negociable']],
];

const NEW = ['nuevo, precintado', 'no usado', 'sin usar', 'nunca ha sido usado', 'never used', 'no reacondicionado']
  .concat(['not a refurbished one', 'sin taras', 'sin desprecintar', 'garantía 2 años', 'devolución gratuita'])
  .concat(['30 días de devolución', 'Grado militar', 'military-grade A', 'A grade display', 'grade A panel'])
  .concat(['hasta 500 ciclos', 'batería de 1000 ciclos', 'batería 50% en 30 minutos', 'diseño muy cuidado'])
  .concat(['aluminio 100 % reciclado', 'para cualquier ocasión', 'nuevo diseño renovado', 'últimas unidades']);

const title = (words: string): string => `Portátil HP 15 i5-1334U 16GB ${words}`;
const isUsed = (text: string): boolean => findUsed(text, { at: 0, end: text.length }) !== null;

describe('the words of a title', () => {
  it.each(MEANINGS)('mean that it is not new, to shops and people: %s, %j', (meaning, words) => {
    const texts = words.map(title);
    expect(texts.filter((text) => notNew(text, 'new') !== `not new: ${meaning}`)).toEqual([]);
    expect(texts.filter((text) => !isUsed(text))).toEqual([]);
  });

  it('may be of a new one', () => {
    expect(NEW.map(title).filter((text) => notNew(text, 'new') !== null || isUsed(text))).toEqual([]);
  });

  it.each(['carcasa dañada', 'para piezas', 'pantalla rota', 'damaged'])('mean that it is broken: %s', (words) => {
    expect(notNew(title(words), 'new')).toBe('not new: faulty');
    expect([isUsed(title(words)), findFault(title(words))?.value]).toEqual([false, expect.any(String)]);
  });

  it.each(['Caja dañada', 'embalaje exterior algo dañado', 'golpe en la caja', 'packaging damaged', 'Liquidación'])(
    'say that the price is not that of a new one, though the laptop is new and whole: %s',
    (words) => {
      expect(notNew(title(words), 'new')).toBe('not new: clearance or damaged box');
      expect([isUsed(title(words)), findFault(title(words))]).toEqual([false, null]);
    },
  );
});

describe('the cell of a condition', () => {
  it.each([
    [null, ['', '-', 'N/A', 'New', 'NUEVO', 'Nueva', 'nou', 'neuf', 'neu', '1', 'brand-new', 'new_condition']],
    [null, ['https://schema.org/NewCondition', 'schema:NewCondition', 'NewCondition', 'Producto nuevo']],
    [null, ['Estado: nuevo', 'Nuevo (precintado)', 'a estrenar', 'nuevo de fábrica', 'sin abrir']],
    ['refurbished', ['refurbished', 'reacondicionado', 'https://schema.org/RefurbishedCondition', 'Grade A']],
    ['used', ['used', 'B-Ware', 'UsedCondition', 'Producto usado', 'gebraucht']],
    ['as new', ['como nuevo', 'like_new', 'Seminuevo']],
    ['open box', ['OpenBox']],
    ['faulty', ['https://schema.org/DamagedCondition']],
    ['unknown condition', ['no nuevo', 'New other', '0', 'regular']],
  ])('means %j: %j', (meaning, cells) => {
    const expected = meaning === null ? null : `not new: ${meaning}`;
    expect(cells.filter((cell) => notNew('Portátil HP', cell) !== expected)).toEqual([]);
  });
});
