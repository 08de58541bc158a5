import type { Guide } from '#contract/built/guide.ts';
import { guidePath } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';

export function GuideContent({ guide }: { guide: Guide }) {
  return (
    <>
      <PageHead title={guide.title} description={guide.title} path={guidePath(guide.slug)} />
      <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6">
        <h1 className="text-3xl">{guide.title}</h1>
      </div>
    </>
  );
}
