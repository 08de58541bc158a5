import { expect, it } from 'vitest';
import { shortNames } from '#src/features/recommendations/glance/short-names.ts';

it.each([
  [
    ['Acer Aspire Lite 14', 'Dell Vostro 3440'],
    ['Acer Aspire', 'Dell Vostro'],
  ],
  [
    ['Apple MacBook Air 13 M4', 'Apple MacBook Neo (256 GB)', 'Huawei MateBook 14'],
    ['Air 13 M4', 'Neo', 'Huawei'],
  ],
  [
    ['Lenovo IdeaPad 3', 'Lenovo IdeaPad 3 (16 GB)', 'Lenovo Yoga'],
    ['IdeaPad 3', '(16 GB)', 'Yoga'],
  ],
  [
    ['Acer', 'Acer'],
    ['Acer', 'Acer'],
  ],
])('what tells %j apart', (names, short) => {
  const parts = shortNames(names);
  expect(parts.map((part) => part.short)).toEqual(short);
  const whole = parts.map(({ before, short: own, after }) => before + own + after);
  expect(names.map((name, index) => name.startsWith(whole[index] ?? ' '))).toEqual(names.map(() => true));
});
