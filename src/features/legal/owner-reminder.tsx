import { OWNER } from '#src/config/owner.ts';

/** In development only: the law wants the site's owner named, and the configuration does not name one completely. */
export function OwnerReminder() {
  const { name, address, taxId } = OWNER;
  const missing = Object.entries({ VITE_OWNER_NAME: name, VITE_OWNER_ADDRESS: address, VITE_OWNER_TAX_ID: taxId })
    .filter(([, value]) => value === '')
    .map(([variable]) => variable);
  if (missing.length === 0) return null;
  return (
    <aside className="mt-6 border-s-4 border-caution bg-sunken px-5 py-4">
      Falta decir quién es el titular del sitio: {missing.join(', ')}. Este aviso solo se ve en desarrollo.
    </aside>
  );
}
