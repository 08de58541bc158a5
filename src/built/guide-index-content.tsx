import type { GuideIndex } from '#contract/built/guide.ts';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';

export function GuideIndexContent({ guides }: { guides: GuideIndex }) {
  return (
    <>
      <PageHead title="Guías" description="Guías" path={PATHS.guides} />
      <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6">
        <h1 className="text-3xl">Guías ({guides.guides.length})</h1>
      </div>
    </>
  );
}
