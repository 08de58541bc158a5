import { expect, it } from 'vitest';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { createMemoryLocalData } from '#src/infra/memory/services.ts';
import { FORM_STATE, type FormState } from '#src/services/storage-schemas.ts';
import { STORED_USER } from '#src/services/session.ts';
import { answers } from '#tests/support/laptops.ts';

const form: FormState = answers({
  purposes: ['gaming'],
  priorities: ['graphics'],
  budget: 900,
  requirements: { ram: '16GB' },
});

/** A storage that rejects every write. */
function fullStorage(): Storage {
  return Object.assign(Object.create(localStorage), {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

it.each([
  ['the browser', () => createBrowserLocalData(() => localStorage)],
  ['a browser whose storage is full', () => createBrowserLocalData(fullStorage)],
  ['memory, where storage is blocked', createMemoryLocalData],
])('a value stored in %s is read as it was written, until it is cleared', (_where, create) => {
  const localData = create();
  expect(localData.read(FORM_STATE)).toBeNull();
  localData.write(FORM_STATE, form);
  expect(localData.read(FORM_STATE)).toEqual(form);
  localData.clear(FORM_STATE);
  expect(localData.read(FORM_STATE)).toBeNull();
});

it('localStorage falls back to memory on this page when it is full', () => {
  localStorage.setItem('formState', JSON.stringify({ ...form, budget: 500 }));
  const localData = createBrowserLocalData(fullStorage);
  localData.write(FORM_STATE, form);
  expect(localData.read(FORM_STATE)?.budget).toBe(900);
});

it('localStorage falls back to 1500 € when the stored budget is missing or invalid, and preserves the rest', () => {
  for (const budget of [undefined, null, 'mucho', 100_000]) {
    localStorage.setItem('formState', JSON.stringify({ ...form, budget }));
    expect(createBrowserLocalData(() => localStorage).read(FORM_STATE)).toEqual({
      ...form,
      budget: 1500,
      budgetUnchosen: true,
    });
  }
});

it('the stored user needs a uid, and accepts name and email only as text', () => {
  const user = { uid: 'u1', email: 'a@b.es', displayName: null };
  expect(STORED_USER.parse({ ...user, displayName: 7 })).toEqual(user);
  for (const value of [null, 7, 'u1', [], {}, { uid: '' }, { uid: 7 }]) expect(STORED_USER.parse(value)).toBeNull();
});
