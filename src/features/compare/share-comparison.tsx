import { useRef, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import { comparePath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { Button } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { AddressField, shareAddress } from '../recommendations/share/share.tsx';

interface ShareComparisonProps {
  ids: readonly string[];
  /** What the laptops are compared by; `null` for their figures alone. */
  answers: Answers | null;
}

/** The comparison as this visitor sees it: its answers travel in the fragment, which no server gets. */
export function ShareComparison({ ids, answers }: ShareComparisonProps) {
  const [url, setUrl] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const share = async () => {
    const address = `${globalThis.location.origin}${comparePath(ids)}${answers ? `#${encodeAnswers(answers)}` : ''}`;
    if (!(await shareAddress(address, showToast))) setUrl(address);
  };
  return (
    <>
      <Button ref={button} look="secondary" onClick={() => void share()}>
        Compartir
      </Button>
      {url !== null && (
        <div className="w-full">
          <AddressField
            url={url}
            onClose={() => {
              button.current?.focus();
              setUrl(null);
            }}
          />
        </div>
      )}
    </>
  );
}
