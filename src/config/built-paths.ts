/**
 * Pages whose content the engine computes at build. There are hundreds: the service worker caches those that were
 * visited.
 */
const BUILT = /^\/(portatil|portatiles|guias|como-decidimos)(\/|$)/;

export const isBuiltPath = (pathname: string): boolean => BUILT.test(pathname);
