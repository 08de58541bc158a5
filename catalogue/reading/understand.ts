/** Finds what an advert says of each field, and what the catalogue is searched for. */
import type { ParsedAdvert, ReadField } from '../../contract/advert.ts';
import { matchCpu } from '../derive/match-chip.ts';
import { cpuOf, gpuOf, wattsOf } from './advert-chips.ts';
import { hertzOf, inchesOf, memoryOf, priceOf, type Question, storageOf } from './advert-fields.ts';
import { inDetail, linesOf, titleOf } from './advert-lines.ts';
import { modelOf } from './advert-model.ts';
import { withoutPrices } from './advert-prices.ts';
import { cpuNumberIn, type OfferFacts } from './compare-facts.ts';
import { findFault, findUsed } from './condition.ts';
import { findKeyboard } from './keyboard-words.ts';
import { findBrand } from './parse-words.ts';
import { codesIn, partNumbersIn, schemeOf } from './part-number.ts';
import type { Found } from './patterns.ts';
import { modelNameIn } from './product-title.ts';
import { withSpanishSizes } from './size-words.ts';
import { DETAIL_LABELS } from './spec-labels.ts';
import { findPanel, findPixels, findSystem, findWeight } from './text-figures.ts';

export interface Understood {
  /** The line that names the laptop. */
  readonly title: string;
  readonly fields: { [Name in ReadField]?: Found<NonNullable<ParsedAdvert[Name]>> | undefined };
  /** Where the text says several things of a field, or what cannot be. */
  readonly questions: readonly Question[];
  /** What the catalogue is searched for. */
  readonly facts: OfferFacts;
}

/**
 * @param written plain text
 * @param maker if it is known
 */
export function understand(written: string, maker: string | null = null): Understood {
  const price = priceOf(written);
  const text = withSpanishSizes(withoutPrices(written));
  const lines = linesOf(text);
  const title = titleOf(lines);
  const brand = findBrand(text);
  const cpu = cpuOf(text);
  const gpu = gpuOf(text);
  const ram = memoryOf(text, title, lines);
  const storage = storageOf(text, title, lines);
  const inches = inchesOf(text, lines);
  const questions = [cpu, gpu, ram, storage, inches, price].flatMap(({ question }) => question ?? []);
  const own = maker ?? brand?.value ?? null;
  const modelWritten = modelNameIn(title.text, own, cpu.field?.value ?? null, inches.field?.value ?? null);
  const model = modelOf(text, title, {
    brand: own,
    model: modelWritten,
    isNamed: brand !== null || cpu.field !== undefined || schemeOf(text.trim()) !== null,
  });
  const fields: Understood['fields'] = {
    brand: brand ?? undefined,
    model,
    cpu: cpu.field,
    gpu: gpu.field,
    gpuPowerW: gpu.field && wattsOf(text, gpu.field),
    ramGb: ram.field,
    storageGb: storage.field,
    screenInches: inches.field,
    resolution: findPixels(text) ?? undefined,
    panel: findPanel(text) ?? undefined,
    refreshHz: hertzOf(text),
    os: inDetail(lines, DETAIL_LABELS.os, (words) => findSystem(words)?.value ?? null) ?? findSystem(text) ?? undefined,
    weightKg: findWeight(text) ?? undefined,
    keyboard: findKeyboard(text) ?? undefined,
    price: price.field,
    used: findUsed(text, { at: title.at, end: title.at + title.text.length }) ?? undefined,
    fault: findFault(text) ?? undefined,
  };
  const facts = {
    brand: own,
    model: modelWritten,
    codes: codesIn(text),
    partNumbers: partNumbersIn(text, null).filter((word) => schemeOf(word) !== null),
    cpu: fields.cpu ? matchCpu(fields.cpu.value) : null,
    cpuNumber: fields.cpu ? cpuNumberIn(fields.cpu.value) : null,
    gpu: fields.gpu?.value ?? null,
    ramGb: fields.ramGb?.value ?? null,
    storageGb: fields.storageGb?.value ?? null,
    inches: fields.screenInches?.value ?? null,
    os: fields.os?.value ?? null,
    width: fields.resolution?.value.width ?? null,
    isOled: /\boled\b/i.test(text),
  };
  return { title: title.text, fields, questions, facts };
}
