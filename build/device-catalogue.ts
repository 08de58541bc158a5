/** Writes the catalogue for the engine on visitors' devices beside the site's code. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { DEFAULT_MARKETPLACE_HOST } from '../catalogue/derive/buy-link.ts';
import { CATALOGUE_FILE, loadCatalogue } from '../catalogue/load.ts';
import { PACKED_FORMAT, packCatalogue } from '../catalogue/packed.ts';
import { hostsIn, SHOP_HOSTS } from '../contract/shop-hosts.ts';
import { virtualModule } from './virtual-module.ts';

/** Names the newest catalogue, for pages that were loaded before it. */
const POINTER = 'device-catalogue.json';
const HASH_LENGTH = 8;

/** Part of the page's code, so that a page never loads the catalogue of another version. */
export const deviceCataloguePlugin = (): Plugin =>
  virtualModule('device-catalogue', () => {
    const { name, text, pointer } = makeDeviceCatalogue(process.env);
    return { code: `export const CATALOGUE_FILE = ${pointer};`, files: { [name]: text, [POINTER]: pointer } };
  });

/**
 * Packs the same laptops with the same links as the API's.
 * @param environment the API's variables
 */
export function readAdvice(environment: Readonly<Record<string, string | undefined>>) {
  return {
    catalogue: loadCatalogue(environment['CATALOGUE_FILE'] || CATALOGUE_FILE),
    shops: {
      marketplace: {
        host: environment['MARKETPLACE_HOST'] || DEFAULT_MARKETPLACE_HOST,
        tag: environment['MARKETPLACE_TAG'] ?? '',
      },
      shops: { linkHosts: hostsIn(environment['VITE_SHOP_HOSTS'] || SHOP_HOSTS) },
    },
  };
}

/** @returns the catalogue's file, and the pointer to it as the page's code reads it (`src/infra/device/messages.ts`) */
export function makeDeviceCatalogue(environment: Readonly<Record<string, string | undefined>>) {
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
