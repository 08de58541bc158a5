/** What the API answers to one advert. */
import type { JudgeAnswer, ReadAnswer } from '#contract/advert.ts';
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

export const JUDGED: JudgeAnswer = {
  verdict: 'below',
  cost: {
    price: 799,
    facts: {
      seenPrice: 799,
      priceDate: '2026-11-24',
      priceBasis: 'en un anuncio',
      priceCountry: null,
      priceKind: 'seen',
      licence: 0,
      keyboard: null,
      os: null,
    },
  },
  title: 'Solo por menos de 640 €',
  isDear: false,
  below: 640,
  place: 12,
  of: 240,
  better: { id: RIVAL, name: 'Apple MacBook Air 13', price: 949, but: 'la pantalla es de 60 Hz.', isFirst: true },
  statements: [
    { place: 'reason', kind: 'level', isFolded: false, text: 'Mueve juegos actuales.' },
    { place: 'but', kind: 'level', isFolded: false, text: 'pesa 2,3 kg.' },
    { place: 'loss', kind: 'change', isFolded: false, text: 'pesa 1 kg más' },
    { place: 'pro', kind: 'level', isFolded: true, text: 'Pantalla de 144 Hz.' },
  ],
  unknowns: ['No sabemos su resolución: podría perder 5 puestos.'],
  sureness: 'Bastante seguro.',
  priceText: 'Un 12 % más de lo normal en España (noviembre de 2026).',
  priceShare: 0.12,
};
