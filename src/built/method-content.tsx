import type { Method } from '#contract/built/method.ts';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';

export function MethodContent({ method }: { method: Method }) {
  return (
    <>
      <PageHead title="Cómo decidimos" description="Cómo decidimos" path={PATHS.method} />
      <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6">
        <h1 className="text-3xl">Cómo decidimos entre {method.size} portátiles</h1>
      </div>
    </>
  );
}
