import type { LaptopPage } from '#contract/built/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';

export function LaptopContent({ laptop }: { laptop: LaptopPage }) {
  return (
    <>
      <PageHead title={laptop.name} description={laptop.name} path={laptopPath(laptop.id)} />
      <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6">
        <h1 className="text-3xl">{laptop.name}</h1>
      </div>
    </>
  );
}
