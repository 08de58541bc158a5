import { Parser } from 'htmlparser2';
import { FeedError } from './feed-offer.ts';
import { COUNTRY_NAMES, FIELD_NAMES, type FeedItem } from './feed-item.ts';
import { decodeEntities } from '../reading/plain-text.ts';
import { isReadDetail } from '../reading/spec-labels.ts';

const GOOGLE_NAMESPACE = /^https?:\/\/base\.google\.com\/c?ns\/1\.0$/;
const ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'rdf']);
const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);

const MAX_DEPTH = 32;
const MAX_FIELD_LETTERS = 5000;
const MAX_FIELDS = 200;
const MAX_PREFIXES = 20;
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

/** Why an item is skipped. */
interface Fault {
  readonly skipped: string;
}

class Item {
  private readonly fields = new Map<string, string>();
  private readonly details = new Map<string, string>();
  private readonly countries = new Set<string>();
  private detailName = '';
  private fault: Fault | null = null;

  refuse(skipped: string): void {
    this.fault ??= { skipped };
  }

  /** @param path one of {@link READ} */
  add(path: string, text: string): void {
    const value = decodeEntities(text).trim();
    if (value === '' || this.fault) return;
    if (COUNTRIES.has(path)) {
      this.countries.add(value);
    } else if (path === DETAIL_NAME) {
      this.detailName = value.toLowerCase();
    } else if (path === DETAIL_VALUE) {
      if (isReadDetail(this.detailName)) this.details.set(this.detailName, value);
      this.detailName = '';
    } else if (!this.fields.has(path)) {
      this.fields.set(path, value);
    }
    if (this.fields.size + this.details.size + this.countries.size > MAX_FIELDS)
      this.refuse(`more than ${MAX_FIELDS} fields`);
  }

  /** The first in the list of names applies if several elements have one meaning; categories are joined. */
  toFeedItem(): FeedItem | Fault {
    if (this.fault) return this.fault;
    return {
      cell: (field) => {
        const found = FIELD_NAMES[field].flatMap((name) => this.fields.get(name) ?? []);
        return (field === 'category' ? found.join(' > ') : found[0]) ?? '';
      },
      details: Object.fromEntries(this.details),
      countries: [...this.countries],
    };
  }
}

class ItemReader {
  readonly found: (FeedItem | Fault)[] = [];
  problem: string | null = null;
  isComplete = false;
  events = 0;
  private readonly path: string[] = [];
  private readonly prefixes = new Set(['g']);
  private item: Item | null = null;
  private itemDepth = 0;
  private text = '';
  private openedAt = -1;

  /** The name without a feed prefix. Prefixes of other vocabularies stay, so that «media:title» is not a title. */
  private localName(name: string): string {
    const colon = name.indexOf(':');
    if (colon === -1) return name.toLowerCase();
    const local = name.slice(colon + 1).toLowerCase();
    const isKnown = this.prefixes.has(name.slice(0, colon)) || ROOTS.has(local);
    return isKnown ? local : name.toLowerCase();
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>, at: number): void {
    this.events += 1;
    this.openedAt = at;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute.startsWith('xmlns:') && GOOGLE_NAMESPACE.test(value)) this.prefixes.add(attribute.slice(6));
    }
    if (this.prefixes.size > MAX_PREFIXES)
      this.problem ??= `the feed has more than ${MAX_PREFIXES} prefixes for Google’s names`;
    const local = this.localName(name);
    if (this.path.length === 0 && !ROOTS.has(local))
      this.problem ??= `the feed is XML of another kind: <${local.slice(0, 40)}>`;
    if (this.path.length === 0 && this.isComplete) this.problem ??= 'the feed has text after its end';
    this.path.push(local);
    if (this.path.length > MAX_DEPTH) this.problem ??= `the feed nests elements deeper than ${MAX_DEPTH}`;
    this.text = '';
    const { href, rel = 'alternate' } = attributes;
    if (this.item === null && ITEMS.has(local)) {
      this.item = new Item();
      this.itemDepth = this.path.length;
    } else if (local === 'link' && href !== undefined && rel === 'alternate') {
      this.text = href;
    }
  }

  /** The path inside the open item. */
  private itemPath(): string {
    return this.path.slice(this.itemDepth).join(' ');
  }

  ontext(text: string): void {
    this.events += 1;
    if (this.item === null || !READ.has(this.itemPath())) return;
    if (this.text.length + text.length <= MAX_FIELD_LETTERS) this.text += text;
    else this.item.refuse(`field longer than ${MAX_FIELD_LETTERS} letters`);
  }

  /** Markup inside of a field is of no interest: «<description>uno<br>dos</description>». */
  private missClosing(name: string): void {
    const depth = this.item === null ? 0 : this.path.length - this.itemDepth;
    if (depth === 1) this.item?.refuse(`<${name}> is never closed`);
    else if (depth === 0) this.problem ??= `the feed is truncated or malformed: <${name}> is never closed`;
  }

  /** @param at offset of the last tag's start, to recognise `<a/>`, which the parser also reports as implied */
  onclosetag(name: string, isImplied: boolean, at: number): void {
    this.events += 1;
    if (isImplied && at !== this.openedAt) this.missClosing(name.slice(0, 40));
    if (this.item !== null) {
      if (this.path.length === this.itemDepth) {
        this.found.push(this.item.toFeedItem());
        this.item = null;
      } else if (READ.has(this.itemPath())) {
        this.item.add(this.itemPath(), this.text);
      }
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
export async function* xmlItems(texts: AsyncIterable<string>): AsyncGenerator<(FeedItem | Fault)[]> {
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
