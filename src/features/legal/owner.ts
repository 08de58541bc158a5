interface Owner {
  name: string;
  address: string;
  taxId: string;
}

/** Who answers for the site, for the privacy text. Where the configuration names nobody it says so: nothing is invented. */
export function describeOwner(owner: Owner, { name, url }: { name: string; url: string }): string {
  const site = `titular de ${name} (${url})`;
  if (owner.name === '') return `el ${site}, cuyos datos todavía no figuran aquí: escríbenos y te los damos`;
  const taxId = owner.taxId && `con NIF ${owner.taxId}`;
  const address = owner.address && `con domicilio en ${owner.address}`;
  return [owner.name, taxId, address, site].filter((part) => part !== '').join(', ');
}
