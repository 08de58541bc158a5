/** Hundreds of pages whose content the engine computes at build: the service worker caches those that were visited. */
const BUILT = /^\/(portatil|portatiles|guias)(\/|$)/;

export const isBuiltPath = (pathname: string): boolean => BUILT.test(pathname);
