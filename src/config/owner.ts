const env: Partial<Record<string, string>> = import.meta.env;

/** The legal owner, for the privacy text; empty: not configured. Apart from `SITE`, which every page loads. */
export const OWNER = {
  name: env['VITE_OWNER_NAME']?.trim() ?? '',
  address: env['VITE_OWNER_ADDRESS']?.trim() ?? '',
  taxId: env['VITE_OWNER_TAX_ID']?.trim() ?? '',
} as const;
