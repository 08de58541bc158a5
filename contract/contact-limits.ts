/** Maximum lengths in characters; `text` is the whole text that the form makes of the others. */
export const CONTACT_MAX = { name: 100, email: 254, message: 5000, text: 20_000 } as const;
