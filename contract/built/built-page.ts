/** Pages whose content the build computes with the engine (`build/built-pages`) and renders (`src/built`). */
import type { Guide, GuideIndex } from './guide.ts';
import type { LaptopList } from './laptop-list.ts';
import type { GonePage, LaptopPage } from './laptop-page.ts';

export type BuiltContent =
  | { kind: 'laptop'; laptop: LaptopPage }
  | { kind: 'gone'; gone: GonePage }
  | { kind: 'list'; list: LaptopList }
  | { kind: 'guides'; guides: GuideIndex }
  | { kind: 'guide'; guide: Guide };

export interface BuiltPage {
  path: string;
  content: BuiltContent;
  /** ISO day. */
  lastChanged: string;
  /** Whether search engines may index it; if so, the sitemap lists it. */
  indexed: boolean;
}
