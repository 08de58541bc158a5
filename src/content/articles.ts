/** The articles of the blog, newest first; their texts load with their pages. */
import type { ComponentType } from 'react';
import type { ArticleSection } from './blog/article-parts.tsx';

export interface Article {
  /** Never changes, even if title and address do. */
  id: string;
  /** Part of the address: never changes. */
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  /** The day on which the text was last checked. */
  updated: string;
  category: string;
  /** Reading takes this long at 210 words a minute. */
  minutes: number;
  /** Path of a picture of ours, with its size in pixels. */
  image: string;
  imageWidth: number;
  imageHeight: number;
  imageAlt: string;
  /** The same picture as a bitmap, for the networks and search engines that take no drawings. */
  socialImage: string;
  load: () => Promise<ArticleText>;
}

interface ArticleText {
  imageCaption: string;
  Introduction: ComponentType;
  sections: readonly ArticleSection[];
}

export const ARTICLES: readonly [Article, ...Article[]] = [
  {
    id: 'guia-portatiles-2025',
    slug: 'que-ordenador-comprar-2025',
    title: 'Qué ordenador comprar en 2025: guía para acertar',
    excerpt:
      'Cuánto gastar según para qué lo quieres, qué piezas se notan de verdad y cuáles no, y el pero de cada gama de precio. ' +
      'Sin tecnicismos y sin prisas.',
    date: '2025-04-09',
    updated: '2026-11-22',
    category: 'Guías de compra',
    minutes: 12,
    image: '/blog/que-ordenador-comprar-2025.svg',
    imageWidth: 1600,
    imageHeight: 900,
    imageAlt:
      'Tres portátiles de distinto tamaño sobre tres peldaños; un punto cae en el centro de una diana sobre el del medio.',
    socialImage: '/blog/que-ordenador-comprar-2025.png',
    load: () => import('./blog/que-ordenador-comprar-2025.tsx'),
  },
];
