/**
 * Hosts that shop links may lead to unless `VITE_SHOP_HOSTS` is set: Spanish shops and their affiliate networks.
 * Subdomains are included.
 */
export const SHOP_HOSTS =
  'pccomponentes.com,mediamarkt.es,elcorteingles.es,fnac.es,carrefour.es,worten.es,coolmod.com,pcbox.com,lifeinformatica.com,' +
  'neobyte.es,vsgamers.es,appinformatica.com,k-tuin.com,rossellimac.es,apple.com,hp.com,lenovo.com,dell.com,asus.com,acer.com,' +
  'msi.com,lg.com,samsung.com,microsoft.com,awin1.com,tradedoubler.com,tradetracker.net,kelkoogroup.net,linksynergy.com,' +
  'webgains.com,dpbolvw.net';

/** «a.com, b.es» as a setting has it. */
export const hostsIn = (setting: string): string[] =>
  setting
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
