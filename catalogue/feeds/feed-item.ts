/** A row that is passed over, for a short reason, by which such rows are counted. */
export interface Skipped {
  readonly skipped: string;
}

/** One raw row or item of a feed, with cells by field. */
export interface FeedItem {
  /** Empty if the feed has no value. */
  readonly cell: (field: OfferField) => string;
  readonly details: Readonly<Record<string, string>>;
  /** Countries of delivery or target countries; empty if the feed has none. */
  readonly countries: readonly string[];
}

/**
 * How shops call the fields of a row, in order of preference: Google (https://support.google.com/merchants/answer/7052112),
 * Awin, then other networks.
 */
export const FIELD_NAMES = {
  sku: ['id', 'merchant_product_id', 'aw_product_id', 'product_id', 'sku'],
  title: ['title', 'structured_title', 'product_name', 'name'],
  brand: ['brand', 'brand_name', 'manufacturer'],
  partNumber: ['mpn', 'model_number', 'manufacturer_part_number'],
  priceEur: ['price', 'search_price', 'store_price'],
  salePrice: ['sale_price'],
  saleDates: ['sale_price_effective_date'],
  currency: ['currency', 'currency_code'],
  availability: ['availability', 'in_stock', 'stock_status', 'stock_quantity', 'quantity', 'stock'],
  condition: ['condition'],
  link: ['aw_deep_link', 'deep_link', 'tracking_url', 'link', 'url'],
  category: [
    'google_product_category',
    'product_type',
    'category_name',
    'merchant_category',
    'merchant_product_category_path',
    'category',
  ],
  seller: ['external_seller_id', 'seller_name', 'seller', 'marketplace_seller'],
  bundle: ['is_bundle'],
  multipack: ['multipack'],
} as const;
export type OfferField = keyof typeof FIELD_NAMES;

/** The name of the detail for each figure by which a laptop is found. */
export const DETAIL_NAMES = {
  cpu: 'procesador',
  gpu: 'gráfica',
  ramGb: 'memoria ram',
  storageGb: 'almacenamiento',
  screenInches: 'pulgadas',
  os: 'sistema operativo',
} as const;

/** A row without these is not an offer, and a file without their columns is not a feed. */
export const NEEDED_FIELDS = ['sku', 'title', 'priceEur', 'link'] as const satisfies readonly OfferField[];

export const quoted = (names: readonly string[], between = ', '): string =>
  names.map((name) => `«${name.slice(0, 40)}»`).join(between);

/** Columns with the country of an offer, in any format. */
export const COUNTRY_NAMES = ['country', 'target_country', 'country_code', 'feed_label', 'país', 'pais'] as const;

/** «g:Sale Price» and «sale price» become «sale_price». */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\s*\(.*\)$/, '')
    .replace(/[\s-]+/g, '_');
