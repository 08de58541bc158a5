const env: Partial<Record<string, string>> = import.meta.env;

/** The legal owner, for the privacy text; empty: not configured. Apart from `SITE`, which every page loads. */
export const OWNER = {
  name: env['VITE_OWNER_NAME']?.trim() ?? '',
  address: env['VITE_OWNER_ADDRESS']?.trim() ?? '',
  taxId: env['VITE_OWNER_TAX_ID']?.trim() ?? '',
};

/** The site's owner as the privacy text names it; if the settings name none, the text says so. */
export function describeOwner(owner: typeof OWNER, { name, url }: { name: string; url: string }): string {
  const site = `titular de ${name} (${url})`;
  if (owner.name === '') return `el ${site}, cuyos datos todavía no figuran aquí: escríbenos y te los damos`;
  const taxId = owner.taxId && `con NIF ${owner.taxId}`;
  const address = owner.address && `con domicilio en ${owner.address}`;
  return [owner.name, taxId, address, site].filter((part) => part !== '').join(', ');
}
