/** Writes the catalogue for the engine on visitors' devices beside the site's code. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { DEFAULT_MARKETPLACE_HOST } from '../catalogue/derive/buy-link.ts';
import { CATALOGUE_FILE, loadCatalogue } from '../catalogue/load.ts';
import { PACKED_FORMAT, packCatalogue } from '../catalogue/packed.ts';
import { SHOP_HOSTS } from '../contract/shop-hosts.ts';

const MODULE = 'virtual:device-catalogue';
/** Names the newest catalogue, for pages that were loaded before it. */
const POINTER = 'device-catalogue.json';
const HASH_LENGTH = 8;

interface DeviceCatalogue {
  name: string;
  text: string;
  /** The pointer as the page's code reads it; see `src/infra/device/messages.ts`. */
  pointer: string;
}

/** The virtual module is part of the page's code, so a page never loads the catalogue of another version. */
export function deviceCataloguePlugin(): Plugin {
  return {
    name: 'atinado-device-catalogue',
    resolveId: { filter: { id: /^virtual:device-catalogue$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:device-catalogue$/ },
      handler() {
        const { name, text, pointer } = deviceCatalogue();
        if (this.environment.mode === 'build') {
          this.emitFile({ type: 'asset', fileName: name, source: text });
          this.emitFile({ type: 'asset', fileName: POINTER, source: pointer });
        }
        return `export const CATALOGUE_FILE = ${pointer};`;
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { name, text, pointer } = deviceCatalogue();
        if (request.url === `/${name}`) response.end(text);
        else if (request.url === `/${POINTER}`) response.end(pointer);
        else next();
      });
    },
  };
}

let made: DeviceCatalogue | null = null;

function deviceCatalogue(): DeviceCatalogue {
  made ??= makeDeviceCatalogue(process.env);
  return made;
}

/**
 * Packs the same laptops with the same links as the API's.
 * @param environment the API's variables
 */
export function readAdvice(environment: Readonly<Record<string, string | undefined>>) {
  const hosts = (variable: string, fallback: string) =>
    (environment[variable] || fallback)
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean);
  return {
    catalogue: loadCatalogue(environment['CATALOGUE_FILE'] || CATALOGUE_FILE),
    shops: {
      marketplace: {
        host: environment['MARKETPLACE_HOST'] || DEFAULT_MARKETPLACE_HOST,
        tag: environment['MARKETPLACE_TAG'] ?? '',
      },
      shops: {
        linkHosts: hosts('VITE_SHOP_HOSTS', SHOP_HOSTS),
      },
    },
  };
}

export function makeDeviceCatalogue(environment: Readonly<Record<string, string | undefined>>): DeviceCatalogue {
  const { catalogue, shops } = readAdvice(environment);
  const text = packCatalogue(catalogue, shops);
  const hash = createHash('sha256').update(text);
  const digest = hash.digest();
  const name = `assets/catalogue-${digest.toString('base64url').slice(0, HASH_LENGTH)}.json`;
  const integrity = `sha256-${digest.toString('base64')}`;
  const { date, laptops } = catalogue;
  const pointer = JSON.stringify({ url: `/${name}`, integrity, format: PACKED_FORMAT, date, size: laptops.length });
  return { name, text, pointer };
}
