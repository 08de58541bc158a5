import { Helmet } from 'react-helmet-async';
import { SITE } from '#src/config/site.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Path of the canonical address; without it the page gets `noindex`. */
  path?: string;
  image?: SocialImage;
  published?: string;
}

/** A bitmap on this site of {@link SOCIAL_SIZE} pixels. */
interface SocialImage {
  path: string;
  alt: string;
}

const SOCIAL_SIZE = { width: '1200', height: '630' };
const SITE_IMAGE: SocialImage = { path: '/social.png', alt: `${SITE.name}: ${SITE.tagline}` };

export function PageHead({ title, description, path, image = SITE_IMAGE, published }: PageHeadProps) {
  const fullTitle = title.includes(SITE.name) ? title : `${title} · ${SITE.name}`;
  const address = path === undefined ? null : `${SITE.url}${path}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:locale" content="es_ES" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={SITE.url + image.path} />
      <meta property="og:image:width" content={SOCIAL_SIZE.width} />
      <meta property="og:image:height" content={SOCIAL_SIZE.height} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

/** JSON-LD for search engines. React does not escape a script's text: without `<` nothing in it can end the script. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>;
}
