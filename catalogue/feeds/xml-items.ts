import { Parser } from 'htmlparser2';
import { FeedError } from './feed-offer.ts';
import { COUNTRY_NAMES, FIELD_NAMES, type FeedItem, type Skipped } from './feed-item.ts';
import { decodeEntities } from '../reading/plain-text.ts';
import { isReadDetail } from '../reading/spec-labels.ts';

const GOOGLE_NAMESPACE = /^https?:\/\/base\.google\.com\/c?ns\/1\.0$/;
const ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'rdf']);
const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);

const MAX_DEPTH = 32;
/** More than any cell may have that is read. */
const MAX_FIELD_LETTERS = 5000;
/** A longer comment, tag or declaration would exhaust memory. */
const MAX_TAG_CHARACTERS = 1_000_000;

const COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_NAMES, 'shipping country']);
const DETAIL_NAME = 'product_detail attribute_name';
const DETAIL_VALUE = 'product_detail attribute_value';
/** Paths of the elements that are read, by the names inside their item, outermost first. */
const READ: ReadonlySet<string> = new Set([
  ...Object.values(FIELD_NAMES).flat(),
  ...COUNTRIES,
  DETAIL_NAME,
  DETAIL_VALUE,
]);

/** What was read of an item that is still open. */
interface OpenItem {
  readonly depth: number;
  readonly fields: Map<string, string>;
  readonly details: Record<string, string>;
  readonly countries: string[];
  detailName: string;
  fault: Skipped | null;
}

/** @param path one of {@link READ}; of several elements of one name the first counts */
function addTo(item: OpenItem, path: string, value: string): void {
  if (value === '') return;
  if (COUNTRIES.has(path)) item.countries.push(value);
  else if (path === DETAIL_NAME) item.detailName = value.toLowerCase();
  else if (path !== DETAIL_VALUE) item.fields.set(path, item.fields.get(path) ?? value);
  else if (isReadDetail(item.detailName)) item.details[item.detailName] = value;
}

/** The first in the list of names applies if several elements have one meaning; categories are joined. */
const feedItem = ({ fault, fields, details, countries }: OpenItem): FeedItem | Skipped =>
  fault ?? {
    cell: (field) => {
      const found = FIELD_NAMES[field].flatMap((name) => fields.get(name) ?? []);
      return (field === 'category' ? found.join(' > ') : found[0]) ?? '';
    },
    details,
    countries,
  };

class ItemReader {
  readonly found: (FeedItem | Skipped)[] = [];
  problem: string | null = null;
  isComplete = false;
  events = 0;
  private readonly path: string[] = [];
  private readonly prefixes = new Set(['g']);
  private item: OpenItem | null = null;
  private text = '';
  private openedAt = -1;

  /** The name without a feed prefix. Prefixes of other vocabularies stay, so that «media:title» is not a title. */
  private localName(name: string): string {
    const [prefix = '', local = ''] = name.split(':');
    const isKnown = this.prefixes.has(prefix) || ROOTS.has(local.toLowerCase());
    return (isKnown ? local : name).toLowerCase();
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>, at: number): void {
    this.events += 1;
    this.openedAt = at;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute.startsWith('xmlns:') && GOOGLE_NAMESPACE.test(value)) this.prefixes.add(attribute.slice(6));
    }
    const local = this.localName(name);
    if (this.path.length === 0 && !ROOTS.has(local))
      this.problem ??= `the feed is XML of another kind: <${local.slice(0, 40)}>`;
    if (this.path.length === 0 && this.isComplete) this.problem ??= 'the feed has text after its end';
    this.path.push(local);
    if (this.path.length > MAX_DEPTH) this.problem ??= `the feed nests elements deeper than ${MAX_DEPTH}`;
    const { href = '', rel = 'alternate' } = attributes;
    this.text = local === 'link' && rel === 'alternate' ? href : '';
    if (this.item === null && ITEMS.has(local)) {
      const depth = this.path.length;
      this.item = { depth, fields: new Map(), details: {}, countries: [], detailName: '', fault: null };
    }
  }

  ontext(text: string): void {
    this.events += 1;
    if (this.item !== null && this.text.length <= MAX_FIELD_LETTERS) this.text += text;
  }

  /** @param at offset of the last tag's start, to recognise `<a/>`, which the parser also reports as implied */
  onclosetag(name: string, isImplied: boolean, at: number): void {
    this.events += 1;
    const depth = this.path.length - (this.item?.depth ?? this.path.length);
    // Markup inside of a field is of no interest: «<description>uno<br>dos</description>».
    if (isImplied && at !== this.openedAt && depth < 2) {
      const never = `<${name.slice(0, 40)}> is never closed`;
      if (this.item && depth === 1) this.item.fault ??= { skipped: never };
      else this.problem ??= `the feed is truncated or malformed: ${never}`;
    }
    if (this.item && depth === 0) {
      this.found.push(feedItem(this.item));
      this.item = null;
    } else if (this.item) {
      const path = this.path.slice(this.item.depth).join(' ');
      if (READ.has(path)) addTo(this.item, path, decodeEntities(this.text).trim());
    }
    this.text = '';
    this.path.pop();
    if (this.path.length === 0) this.isComplete = true;
  }
}

/**
 * The items of a Google Merchant feed as RSS or Atom in batches, or why one is skipped.
 * @throws FeedError on other kinds of XML, and on malformed or truncated XML
 */
export async function* xmlItems(texts: AsyncIterable<string>): AsyncGenerator<(FeedItem | Skipped)[]> {
  const reader = new ItemReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.onopentag(name, attributes, parser.startIndex),
      ontext: (text) => reader.ontext(text),
      onclosetag: (name, isImplied) => reader.onclosetag(name, isImplied, parser.startIndex),
    },
    { xmlMode: true },
  );
  let eventsBefore = 0;
  let quietCharacters = 0;
  for await (const text of texts) {
    parser.write(text);
    quietCharacters = reader.events === eventsBefore ? quietCharacters + text.length : 0;
    eventsBefore = reader.events;
    if (quietCharacters > MAX_TAG_CHARACTERS) throw new FeedError('the feed has an unclosed tag or comment');
    if (reader.problem !== null) throw new FeedError(reader.problem);
    if (reader.found.length > 0) yield reader.found.splice(0);
  }
  const isComplete = reader.isComplete;
  parser.end();
  if (reader.problem !== null || !isComplete)
    throw new FeedError(reader.problem ?? 'the feed is truncated: its XML is not closed');
  if (reader.found.length > 0) yield reader.found.splice(0);
}
