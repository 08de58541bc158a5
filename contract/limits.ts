/** Limits that the site and the API keep. Without schemas, so that pages can import them. */

/** Allowed number of laptops in one comparison. */
export const COMPARED = { min: 2, max: 4 } as const;

/** Maximum number of laptops in one request of `GET /api/laptops?ids=…`. */
export const SHEETS_MAX = 20;

/** Allowed number of further computers per request of `/more`; the site asks for {@link MORE_COUNT_DEFAULT}. */
export const MORE_COUNT = { min: 1, max: 12 } as const;
export const MORE_COUNT_DEFAULT = 6;

/** Ids of the catalogue: words of small letters and digits, joined by hyphens. */
export const LAPTOP_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LAPTOP_ID_MAX = 120;

/** What is in an address or was saved is untrusted: only texts of this form are sent to the API. */
export const isLaptopId = (text: string): boolean => text.length <= LAPTOP_ID_MAX && LAPTOP_ID.test(text);

/** Requests may hold longer texts as ids; no laptop is found for them. */
export const REQUEST_ID_MAX = 200;

/** Maximum lengths in characters of a message to us; `text` is the whole text that the form makes of the others. */
export const CONTACT_MAX = { name: 100, email: 254, message: 5000, text: 20_000 } as const;
