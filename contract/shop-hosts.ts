/**
 * Where links to shops may lead unless `VITE_SHOP_HOSTS` says otherwise: Spanish shops, and the affiliate networks that
 * they send visitors through. Subdomains count.
 */
export const SHOP_HOSTS =
  'pccomponentes.com,mediamarkt.es,elcorteingles.es,fnac.es,carrefour.es,worten.es,coolmod.com,pcbox.com,lifeinformatica.com,' +
  'neobyte.es,vsgamers.es,appinformatica.com,k-tuin.com,rossellimac.es,apple.com,hp.com,lenovo.com,dell.com,asus.com,acer.com,' +
  'msi.com,lg.com,samsung.com,microsoft.com,awin1.com,tradedoubler.com,tradetracker.net,kelkoogroup.net,linksynergy.com,' +
  'webgains.com,dpbolvw.net';
