import { expect, it } from 'vitest';
import { laptop } from '#tests/support/laptops.ts';
import { PERSONAS } from '#tests/advisor/checks/judged-personas.ts';
import { lineName, shortNames } from '#words/short-names.ts';
import { advisor } from '#tests/support/test-app.ts';

it.each([
  ['HP', 'OmniBook 3 14-ht0001nsx', 'HP OmniBook 3 14'],
  ['HP', '15-fd0271ns', 'HP 15'],
  ['Lenovo', 'IdeaPad Slim 3 15IRH10', 'Lenovo IdeaPad Slim 3 15'],
  ['Lenovo', 'V15 G4 AMN', 'Lenovo V15 G4'],
  ['Lenovo', 'ThinkPad T14s Gen 6', 'Lenovo ThinkPad T14s Gen 6'],
  ['ASUS', 'Zenbook 14 OLED UX3405CA', 'ASUS Zenbook 14 OLED'],
  ['ASUS', 'ROG Flow X13 GV302XI', 'ASUS ROG Flow X13'],
  ['Acer', 'Aspire Lite 14 AL14-52M', 'Acer Aspire Lite 14'],
  ['Acer', 'Nitro V 16S AI ANV16S-41', 'Acer Nitro V 16S AI'],
  ['MSI', 'Modern 15 F1MG', 'MSI Modern 15'],
  ['MSI', 'Cyborg A15 AI B2HWFKG', 'MSI Cyborg A15 AI'],
  ['LG', 'gram 14 14Z90RU', 'LG gram 14'],
  ['Dell', 'Inspiron 15 3520', 'Dell Inspiron 15'],
  ['Dell', 'Latitude 7455', 'Dell Latitude 7455'],
  ['Dell', 'Pro 14 Essential PV14250', 'Dell Pro 14 Essential'],
  ['Apple', 'MacBook Air 13 M5', 'MacBook Air 13 M5'],
])('of %s %s is «%s»', (brand, model, name) => {
  expect(lineName({ brand, model })).toBe(name);
});

const PROBABLE = { kind: 'estimated', source: 'the line', date: '2026' } as const;

it('differ by what distinguishes the laptops, if the line is the same', () => {
  const line = { brand: 'ASUS', model: 'Zenbook 14 UX3405CA' };
  const laptops = [
    laptop('oled', { ...line, panel: 'oled', cpu: 'Intel Core Ultra 7 255H' }),
    laptop('arm', { ...line, panel: 'ips', cpu: 'Qualcomm Snapdragon X Plus X1P-42-100' }),
    laptop('likely', { ...line, panel: 'mini-led', sources: { panel: PROBABLE } }),
    laptop('other', { brand: 'Acer', model: 'Swift Go 14 SFG14-73' }),
  ];
  expect(laptops.map(shortNames(laptops)).toSorted()).toEqual([
    'ASUS Zenbook 14, Core i5',
    'ASUS Zenbook 14, OLED',
    'ASUS Zenbook 14, Snapdragon',
    'Acer Swift Go 14',
  ]);
});

it('are unique in an answer and what more options add to it, and have no code of a shop', () => {
  for (const { answers } of PERSONAS) {
    const { computers, filteredLaptops } = advisor.recommend(answers);
    const more = advisor.more({ userInput: answers, filteredLaptops, count: 5 }).computers;
    const seen = new Set(more.map(({ id }) => id));
    const left = filteredLaptops.filter((id) => !seen.has(id));
    const further = advisor.more({ userInput: answers, filteredLaptops: left, count: 5 }).computers;
    const names = [...computers, ...more, ...further].map(({ shortName }) => shortName);
    expect(names).toHaveLength(new Set(names).size);
    expect(
      computers.map(({ shortName }) => shortName).filter((name) => /[a-z]{2}\d{4}|\d[A-Z]{3}\d|-\d\d/u.test(name)),
    ).toEqual([]);
  }
});
