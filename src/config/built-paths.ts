/** Pages that the engine writes at build, hundreds of them: the service worker keeps those that were opened. */
const BUILT = /^\/(portatil|portatiles|guias|como-decidimos)(\/|$)/;

export const isBuiltPath = (pathname: string): boolean => BUILT.test(pathname);
