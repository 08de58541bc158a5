/** What the API answers to one advert. */
import type { ReadAnswer } from '#contract/advert.ts';
import type { Judgement } from '#contract/judge.ts';
import { readComputerSchema } from '#src/services/read-answer.ts';
import { READ as LAPTOP } from './advert.ts';

export const ADVERT = 'Portátil HP Victus 15-fa2014ns i5-13420H 16GB 512GB RTX 4050 15,6" 799 €';

export const READ: ReadAnswer = {
  read: { ...LAPTOP, gpu: 'RTX 4050', resolution: null, os: null, weightKg: null, price: 799 },
  known: null,
  missing: ['resolution', 'refreshHz', 'os', 'weightKg'],
  kind: 'laptop',
  thing: null,
  from: {
    brand: 'HP',
    model: 'Victus 15-fa2014ns',
    cpu: 'i5-13420H',
    gpu: 'RTX 4050',
    ramGb: '16GB',
    storageGb: '512GB',
    screenInches: '15,6"',
    price: '799 €',
  },
  questions: [],
};

/** Of the catalogue. */
export const RIVAL = 'apple-macbook-air-13-m4-16-256-2560-macos';

const FIT = { share: 0.85, serves: true, words: 'Encaja bien' };

const KNOWN = readComputerSchema.parse({
  id: RIVAL,
  name: 'Apple MacBook Air 13',
  shortName: 'MacBook Air 13',
  brief: 'M4, 16 GB, 13,6″',
  image: '/illustrations/macbook.svg',
  link: 'https://www.amazon.es/s?k=MacBook+Air+13',
  facts: {
    screenInches: 13.6,
    keyboard: 'es',
    os: 'macOS',
    seenPrice: 949,
    priceDate: '2026-11-20',
    priceBasis: 'en PcComponentes',
    priceShop: 'PcComponentes',
    priceCountry: 'es',
    priceKind: 'seen',
  },
  role: 'best',
  statements: [{ place: 'but', kind: 'level', text: 'la pantalla es de 60 Hz.' }],
});

export const JUDGED: Judgement = {
  verdict: 'below',
  title: 'Solo por 640 € o menos',
  fit: FIT,
  below: 640,
  place: 12,
  of: 240,
  better: { ...KNOWN, price: 949, fit: FIT },
  statements: [
    { place: 'but', kind: 'level', text: 'pesa 2,3 kg.' },
    { place: 'loss', kind: 'change', attribute: 'weight', text: 'pesa 1 kg más' },
    { place: 'pro', kind: 'level', text: 'Pantalla de 144 Hz.' },
    { place: 'con', kind: 'system', text: 'No dice qué sistema trae: suponemos que Windows.' },
  ],
  price: 799,
  licence: 0,
  id: null,
  name: 'HP Victus 15-fa2014ns',
  usual: 'Un 12 % más de lo normal en España (unos 715 €).',
};
