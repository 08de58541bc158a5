/** The first half of the file's SHA-256, so that the content of a path never changes. */
const NAME = '[0-9a-f]{32}';
export const PICTURE_NAME = new RegExp(`^${NAME}$`);
const PATH = new RegExp(`^/api/pictures/${NAME}\\.webp$`);

/**
 * @param name matches `PICTURE_NAME`
 * @returns the path under which the API serves it
 */
export const picturePath = (name: string): string => `/api/pictures/${name}.webp`;

export const isPicturePath = (value: unknown): value is string => typeof value === 'string' && PATH.test(value);
