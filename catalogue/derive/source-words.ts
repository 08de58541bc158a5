/** Names of fact sources in Spanish for visitors; the files of facts and the rules name their sources in English. */

const GITHUB = (repository: string): string => `${repository} (GitHub)`;
const TABLE = 'en una tabla pública';
const WIFI = 'Notebookcheck, navegando por Wi-Fi';
const BY_DREW_HOO = `recogido en ${GITHUB('DrewHoo/battery-life')}`;
const GERMANY = GITHUB('ElderlyDoomer/notebook-4k-germany');

const WORDS: Readonly<Record<string, string>> = {
  'machines of the line': 'otros portátiles de la misma línea',
  'sister models': 'modelos hermanos',
  'general knowledge of the line, no data sheet opened': 'lo que suele llevar la línea; no hemos visto su ficha',
  'linux-hardware.org, tables read from the machines': 'linux-hardware.org, leído en los propios equipos',
  'read by an owner, public report': 'leído por un dueño, en un informe público',
  'public table, name not recorded': 'una tabla pública sin nombre anotado',
  'Lenovo PSREF, cited in public notes': 'ficha de Lenovo (PSREF), citada en notas públicas',
  'LaptopMedia, cited in public notes': 'LaptopMedia, citado en notas públicas',
  'Notebookcheck, cited in public notes': 'Notebookcheck, citado en notas públicas',
  'Acer, data sheet of the line': 'ficha de Acer de la línea',
  'ASUS, product page of the line': 'página de ASUS de la línea',
  'Dell, product page': 'página de Dell',
  'HP, data sheet of the line': 'ficha de HP de la línea',
  'rule: processors of the HX class take modules of DDR5, not LPDDR':
    'regla: los procesadores HX llevan la memoria en módulos',
  'rule: Snapdragon X takes LPDDR5X only, which is soldered': 'regla: Snapdragon X lleva la memoria soldada',
  'rule: Ryzen 7020, their newer names and Ryzen AI Max take LPDDR5 only, which is soldered':
    'regla: su procesador Ryzen lleva la memoria soldada',
  'Apple: memory in the package of the processor, by fudzilla.com/news/59106-intel-will-make-memory-upgrades-impossible':
    'Apple: la memoria va en el procesador, según fudzilla.com',
  'Intel of Core Ultra 200V: «not upgradable», by fudzilla.com/news/59106-intel-will-make-memory-upgrades-impossible':
    'Intel: la memoria de los Core Ultra 200V no se amplía, según fudzilla.com',
  "Apple's specifications, as copied in a public repository": 'ficha de Apple, copiada en un repositorio público',
  'Lenovo PSREF, as copied in a public repository': 'ficha de Lenovo (PSREF), copiada en un repositorio público',
  'HP, data sheet of the line, as copied in a public repository':
    'ficha de HP de la línea, copiada en un repositorio público',
  'Samsung of its OLED panels for laptops, by techspot.com/news/78400':
    'Samsung, de sus paneles OLED para portátiles, según techspot.com',
  "Apple's specifications, by world-today-news.com/7320505-2": 'ficha de Apple, según world-today-news.com',
  'ASUS, «The complete list of GeForce GPU power specifications», as copied in a public repository':
    'lista de potencias de ASUS, copiada en un repositorio público',
  'ASUS firmware limits, from the Linux driver asus-armoury':
    'límites del firmware de ASUS, del controlador asus-armoury de Linux',
  "shop's product text of the same model, public table": `texto de una tienda sobre el mismo modelo, ${TABLE}`,
  "shop's title of the same model, public table": `título de una tienda del mismo modelo, ${TABLE}`,
  'Spanish shop whose known keyboards are all Spanish':
    'se vio en una tienda cuyos teclados conocidos son todos españoles',
  'Spanish shop that marks foreign keyboards':
    'título de una tienda española que avisa de los teclados extranjeros; en este no avisa',
  'MediaMarkt.es, product page, by a public table': `ficha de MediaMarkt, ${TABLE}`,
  'PcComponentes, product page, by a public table': `ficha de PcComponentes, ${TABLE}`,
  "shops' pages of other configurations": 'fichas de tiendas de otras configuraciones',
  "shops' tables of other configurations": 'tablas públicas de tiendas, de otras configuraciones',
  "shops' titles of other configurations": 'títulos de tiendas de otras configuraciones',
  "shop's page of the 16 GB version": 'ficha de una tienda de la versión de 16 GB',
  'ElderlyDoomer/notebook-4k-germany, notes on data sheets': `notas sobre fichas técnicas de ${GERMANY}`,
  "mazhdrak/framelimit, from makers' pages": `páginas de fabricantes recogidas en ${GITHUB('mazhdrak/framelimit')}`,
  'danielmza-web/laptop-deal-tracker, from data sheets': `fichas técnicas recogidas en ${GITHUB('danielmza-web/laptop-deal-tracker')}`,
  'Notebookcheck, browsing over Wi-Fi at 150 cd/m², by DrewHoo/battery-life': `${WIFI} a 150 cd/m², ${BY_DREW_HOO}`,
  'Notebookcheck, browsing over Wi-Fi, by DrewHoo/battery-life': `${WIFI}, ${BY_DREW_HOO}`,
};

/** «MSI number in -PL, -CZ or -SK: made for Poland, Czechia or Slovakia» */
const PART_NUMBER = /^(\w+) number\b/;
const PAGES_OF = /^shops?['’]s? pages? of (.+)$/;

/** @returns the source in Spanish; `null` for a source that this table lacks */
export function describeSource(source: string): string | null {
  const known = WORDS[source];
  if (known !== undefined) return known;
  const [, maker] = PART_NUMBER.exec(source) ?? [];
  if (maker !== undefined) return `el número de pieza de ${maker} dice el país`;
  const [, models] = PAGES_OF.exec(source) ?? [];
  return models === undefined ? null : `fichas de tiendas de ${models.replace(' and ', ' y ')}`;
}
