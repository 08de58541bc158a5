import { expect, it } from 'vitest';
import { productKind } from '#catalogue/reading/product-kind.ts';

it.each([
  ['laptop', ['HP 15-fd0083ns i5-1334U 16GB', 'Lenovo V15 G4 IRU i5 13420H', 'HP 15s-eq2161ns R5-5500U 15,6"']],
  ['laptop', ['LG 17Z90SP i7-155H', 'ASUS X1504VA Ultra 5 125H', 'HP 14 Ryzen 5 7530U', 'Dell 15 C5-120U', 'Acer N95']],
  ['laptop', ['Apple Air 13" M3 8GB', 'Mac Book Air', 'MBA 13 M3', 'HP 250R G10', 'MSI Bravo 15', 'HP 15-fd0083ns']],
  ['laptop', ['HP 15 i5-1334U + Monitor 24"', 'Portátil Clevo i9-14900K', 'HP Laptop con funda']],
  [
    'accessory',
    ['Monitor LG 27"', 'Cargador HP 65W', 'HP 65W charger', 'Lenovo Legion Backpack II', 'HP USB-C Dock G5'],
  ],
  ['accessory', ['Lenovo Legion M300 ratón gaming', 'HP Renew funda portátil 14"']],
  ['tablet', ['Lenovo Tab M10 4GB', 'Apple iPad Air M3', 'Xiaomi 14 Snapdragon 8 Gen 3', 'Honor Pad 9']],
  ['desktop', ['Mini PC i5-12450H', 'GEEKOM A5 Ryzen 7 5800H', 'ASUS NUC 14 Ultra 5 125H', 'MSI Cubi 5 i5-1235U']],
  [
    'desktop',
    ['HP 24-cr0024ns i5-1335U', 'ASUS A3402 i5-1335U 23.8"', 'MSI Modern AM242P i5-1335U', 'Apple iMac 24 M4'],
  ],
  ['desktop', ['Acer Nitro N50-656 i7-13700F', 'PC Gaming Ryzen 5 5600X', 'HP S01 i5-12400T']],
  ['unclear', ['LG UltraGear 27GP850 QHD', 'Samsung Smart M7 32"', 'Lavadora Balay 9 kg']],
] as const)('a title without its kind in words is of a %s: %j', (kind, titles) => {
  expect(titles.filter((title) => productKind(title, '') !== kind)).toEqual([]);
});
