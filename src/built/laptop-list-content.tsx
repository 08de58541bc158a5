import type { LaptopList } from '#contract/built/laptop-list.ts';
import { listPath } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';

export function LaptopListContent({ list }: { list: LaptopList }) {
  return (
    <>
      <PageHead title="Todos los portátiles" description="Todos los portátiles" path={listPath(list.page)} />
      <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6">
        <h1 className="text-3xl">Todos los portátiles</h1>
      </div>
    </>
  );
}
