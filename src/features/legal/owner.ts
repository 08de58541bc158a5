import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';

const env: Partial<Record<string, string>> = import.meta.env;

/** The legal owner, for the privacy text; empty: not configured. Apart from `SITE`, which every page loads. */
export const OWNER = {
  name: env['VITE_OWNER_NAME']?.trim() ?? '',
  address: env['VITE_OWNER_ADDRESS']?.trim() ?? '',
  taxId: env['VITE_OWNER_TAX_ID']?.trim() ?? '',
};

/** Shown in development only. Spanish law requires the owner's name, address and tax id on the site. */
export function OwnerReminder() {
  const { name, address, taxId } = OWNER;
  const missing = Object.entries({ VITE_OWNER_NAME: name, VITE_OWNER_ADDRESS: address, VITE_OWNER_TAX_ID: taxId })
    .filter(([, value]) => value === '')
    .map(([variable]) => variable);
  if (missing.length === 0) return null;
  return (
    <aside className={cn(cardVariants({ variant: 'caution' }), 'mt-6 px-5 py-4')}>
      {`Falta decir quién es el titular del sitio: ${missing.join(', ')}. Este aviso solo se ve en desarrollo.`}
    </aside>
  );
}

/** The site's owner as the privacy text names it; if the settings name none, the text says so. */
export function describeOwner(owner: typeof OWNER, { name, url }: { name: string; url: string }): string {
  const site = `titular de ${name} (${url})`;
  if (owner.name === '') return `el ${site}, cuyos datos todavía no figuran aquí: escríbenos y te los damos`;
  const taxId = owner.taxId && `con NIF ${owner.taxId}`;
  const address = owner.address && `con domicilio en ${owner.address}`;
  return [owner.name, taxId, address, site].filter((part) => part !== '').join(', ');
}
