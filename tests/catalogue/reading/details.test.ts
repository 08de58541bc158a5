import { expect, it } from 'vitest';
import { readOfferFacts } from '#catalogue/reading/offer-facts.ts';

it.each([
  ['almacenamiento', '512 GB SSD', { storageGb: 512 }],
  ['almacenamiento', '1TB', { storageGb: 1024 }],
  ['almacenamiento', '128GB SSD +  1TB HDD', { storageGb: 1152 }],
  ['almacenamiento', '512 GB M.2, 1,0 TB HDD', { storageGb: 1536 }],
  ['almacenamiento', '2x512GB SSD', { storageGb: 1024 }],
  ['almacenamiento', '1000', { storageGb: 1024 }],
  ['almacenamiento', 'SSD', { storageGb: null }],
  ['almacenamiento', '0', { storageGb: null }],
  ['memoria ram', '16', { ramGb: 16 }],
  ['memoria ram', '32 GB DDR5', { ramGb: 32 }],
  ['memoria ram', '2 x 8 GB', { ramGb: 16 }],
  ['memoria ram', 'n/a', { ramGb: null }],
  ['pulgadas', '15,6"', { inches: 15.6 }],
  ['pulgadas', '15,6', { inches: 15.6 }],
  ['pulgadas', '14', { inches: 14 }],
  ['pulgadas', '16 pulgadas', { inches: 16 }],
  ['pulgadas', '-', { inches: null }],
  ['sistema operativo', 'W11 Home', { os: 'windows' }],
  ['sistema operativo', 'Ninguno', { os: 'none' }],
  ['sistema operativo', 'FreeDOS', { os: 'none' }],
  ['sistema operativo', 'ChromeOS', { os: 'chromeos' }],
])('the detail «%s: %s» says %j', (label, value, said) => {
  expect(readOfferFacts({ title: 'HP 15', brand: null, mpn: null, details: { [label]: value } })).toMatchObject(said);
});
