import { useEffect, useState } from 'react';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { changeWords } from './change-words.ts';

/** Long enough to read two names. */
const SHOWN_MS = 5000;

/** What the last turn has changed: shown shortly, where toasts are, and said to readers. */
export function Moved({ result }: { result: StoredRecommendations | null }) {
  const [{ of, words }, setMoved] = useState({ of: result, words: '' });
  if (of !== result) setMoved({ of: result, words: of && result ? changeWords(of, result) : '' });
  useEffect(() => {
    if (words === '') return undefined;
    const timer = setTimeout(() => setMoved({ of: result, words: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words, result]);
  return (
    <output className="toast-region moved no-print">
      {words !== '' && (
        <p key={words} className="toast">
          {words}
        </p>
      )}
    </output>
  );
}
