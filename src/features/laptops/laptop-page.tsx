import { useLoaderData } from 'react-router-dom';
import { laptopDataSchema } from '#contract/pages/laptop-page.ts';
import { pageDataLoader, revalidatePageData } from '#src/lib/page-data.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { UnreachablePage } from '#src/ui/not-loaded.tsx';
import { GoneContent } from './page/gone-content.tsx';
import { LaptopContent } from './page/laptop-content.tsx';

const loader = pageDataLoader(laptopDataSchema);

const UNKNOWN_LAPTOP = lazyCode(async () => (await import('./unknown-laptop.tsx')).UnknownLaptop);

function LaptopPage() {
  const data = useLoaderData<typeof loader>();
  if (data === 'missing') return <LazyComponent code={UNKNOWN_LAPTOP} props={{}} onError="throw" />;
  if (data === 'unreachable') return <UnreachablePage />;
  return data.kind === 'laptop' ? (
    <LaptopContent key={data.laptop.id} laptop={data.laptop} />
  ) : (
    <GoneContent key={data.gone.id} gone={data.gone} />
  );
}

export { LaptopPage as Component, loader, revalidatePageData as shouldRevalidate };
