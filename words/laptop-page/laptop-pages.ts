/** Content of `/portatil/{id}` for all laptops at once, because each use is ranked only once. For the build only. */
import type { LaptopPage } from '../../contract/pages/laptop-page.ts';
import { PANEL_NAMES } from '../../contract/facts.ts';
import { driveSize } from '../../contract/spanish-figures.ts';
import { isDedicated, shortChipName } from '../../catalogue/derive/names.ts';
import type { Catalogue, Laptop } from '../../catalogue/laptop.ts';
import { isSpanishOffer, totalCost } from '../../catalogue/derive/cost.ts';
import { inTieOrder } from '../../advisor/rank/tie-order.ts';
import { factsOf, priceFactsOf, sheetOf, type ShopSettings } from '../sheet.ts';
import { formatInches, formatMemory, formatPrice, formatResolution, isEstimated } from '../figures.ts';
import { prosAndConsFor } from '../card.ts';
import { estimateRows } from './estimates.ts';
import { configurationsOf } from './neighbours.ts';
import { bestUse, purchaseOf } from './purchase.ts';
import { sheetRows } from './sheet.ts';
import { createStandings, plainAnswers, type Standings } from './standings.ts';

/** «Portátil de 14″, OLED, 2880 × 1800, Core Ultra 7 258V, 32 GB, 1 TB SSD» */
function leadOf(laptop: Laptop): string {
  const { screenInches, panel, resolution, cpu, gpu, ramGb, storageGb } = laptop;
  return [
    screenInches === null ? 'Portátil' : `Portátil de ${formatInches(screenInches)}`,
    ...(panel === 'oled' && !isEstimated(laptop, 'panel') ? [PANEL_NAMES.oled] : []),
    ...(resolution !== null && !isEstimated(laptop, 'resolution') ? [formatResolution(resolution)] : []),
    ...(cpu === null ? [] : [shortChipName(cpu)]),
    ...(gpu !== null && isDedicated(gpu) ? [shortChipName(gpu)] : []),
    ...(ramGb === null ? [] : [formatMemory(ramGb)]),
    ...(storageGb === null ? [] : [`${driveSize(storageGb)} SSD`]),
  ].join(', ');
}

const MOST_DESCRIBED = 159;

/** Whole sentences, as many as fit. */
function descriptionOf(laptop: Laptop, lead: string, { answer }: LaptopPage['purchase']): string {
  const price = `${laptop.cost.exact ? '' : '≈ '}${formatPrice(laptop)}`;
  const sentences = [`${laptop.name}: ${price}.`, `¿Buena compra? ${answer}`, `${lead}.`, 'Peros y alternativas.'];
  return sentences.reduce((text, sentence) => {
    const longer = [text, sentence].filter(Boolean).join(' ');
    return longer.length <= MOST_DESCRIBED ? longer : text;
  }, '');
}

function pageOf({ laptops, date }: Catalogue, standings: Standings, laptop: Laptop, shops: ShopSettings): LaptopPage {
  const { id, name, brand, model, partNumber, rating } = laptop;
  const { image, link, price, specs } = sheetOf(laptop, shops);
  const { priceShop, priceUrl, priceRange } = factsOf(laptop);
  const priceFacts = priceFactsOf(laptop);
  const uses = standings.of(laptop);
  const lead = leadOf(laptop);
  const purchase = purchaseOf(standings, laptop, uses);
  const use = bestUse(uses, laptop) ?? 'office';
  return {
    id,
    name,
    brand,
    model,
    partNumber,
    image,
    lead,
    purchase,
    description: descriptionOf(laptop, lead, purchase),
    price,
    priceFacts: { ...priceFacts, priceShop, priceUrl, priceRange },
    catalogueDate: date,
    rating,
    link,
    uses,
    use,
    ...prosAndConsFor(laptop, plainAnswers(use, totalCost(laptop))),
    sheet: sheetRows(laptop),
    estimates: estimateRows(laptop),
    configurations: configurationsOf(laptop, laptops),
    seenInSpain: isSpanishOffer(laptop) ? { price: laptop.cost.seenEur, date: laptop.priceDate } : null,
    favorite: { id, name, price, image, link, specs, facts: priceFacts },
  };
}

/** @returns a page for each laptop, cheapest first */
export function laptopPagesOf(
  catalogue: Catalogue,
  shops: ShopSettings,
  standings: Standings = createStandings(catalogue.laptops),
): LaptopPage[] {
  return inTieOrder(catalogue.laptops).map((laptop) => pageOf(catalogue, standings, laptop, shops));
}
