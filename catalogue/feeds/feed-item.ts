/** One raw row or item of a feed, with cells by field. */
export interface FeedItem {
  /** Empty if the feed has no value. */
  readonly cell: (field: OfferField) => string;
  readonly details: Readonly<Record<string, string>>;
  /** Countries of delivery or target countries; empty if the feed has none. */
  readonly countries: readonly string[];
}

/** The fields read from a row: https://support.google.com/merchants/answer/7052112 */
export const GOOGLE_NAMES = {
  sku: ['id'],
  title: ['title', 'structured_title'],
  brand: ['brand'],
  partNumber: ['mpn'],
  priceEur: ['price'],
  salePrice: ['sale_price'],
  saleDates: ['sale_price_effective_date'],
  currency: [],
  availability: ['availability'],
  condition: ['condition'],
  link: ['link'],
  category: ['google_product_category', 'product_type'],
  seller: ['external_seller_id', 'seller_name', 'seller'],
  bundle: ['is_bundle'],
  multipack: ['multipack'],
} as const;
export type OfferField = keyof typeof GOOGLE_NAMES;

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

/** How the columns of a table are found. */
export interface Layout {
  /** Column names by field, in order of preference. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Fields without whose columns the file is refused. */
  readonly needed: readonly string[];
  /** Rows that are skipped for a reason of the operator's. */
  readonly skip: readonly { readonly column: string; readonly matches: RegExp; readonly reason: string }[];
  /** Whether a column whose name is that of a detail, such as «Procesador», is read as one. */
  readonly hasOwnDetails: boolean;
}

/** Awin's columns, then those of other networks. */
export const AFFILIATE_NAMES = {
  sku: ['merchant_product_id', 'aw_product_id', 'product_id', 'sku', 'id'],
  title: ['product_name', 'title', 'name'],
  brand: ['brand_name', 'brand', 'manufacturer'],
  partNumber: ['mpn', 'model_number', 'manufacturer_part_number'],
  priceEur: ['search_price', 'price', 'store_price'],
  salePrice: ['sale_price'],
  saleDates: [],
  currency: ['currency', 'currency_code'],
  availability: ['in_stock', 'stock_status', 'availability', 'stock_quantity', 'quantity', 'stock'],
  condition: ['condition'],
  link: ['aw_deep_link', 'deep_link', 'tracking_url', 'link', 'url'],
  category: ['category_name', 'merchant_category', 'merchant_product_category_path', 'category'],
  seller: ['seller_name', 'seller', 'marketplace_seller', 'external_seller_id'],
  bundle: ['is_bundle'],
  multipack: ['multipack'],
} as const satisfies Readonly<Record<OfferField, readonly string[]>>;

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
