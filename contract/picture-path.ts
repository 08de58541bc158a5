/** The beginning of the SHA-256 of a picture's file, so that what is under one name never changes. */
const NAME = '[0-9a-f]{32}';
export const PICTURE_NAME = new RegExp(`^${NAME}$`);
const PATH = new RegExp(`^/api/pictures/${NAME}\\.webp$`);

/** @param name in the form of `PICTURE_NAME` @returns the path under which the API serves it */
export const picturePath = (name: string): string => `/api/pictures/${name}.webp`;

export const isPicturePath = (value: unknown): value is string => typeof value === 'string' && PATH.test(value);
