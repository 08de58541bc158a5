import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { ParsedAdvert, ReadField } from '#contract/advert.ts';
import { aboutOf, type Corrections, type KeptCorrections, keptIn } from './field-words.ts';

const NONE: Corrections = {};

/** The visitor's corrections, for as long as the text is about the same laptop; those made before the page was left. */
export function useCorrections(read: ParsedAdvert, text: string) {
  const of = aboutOf(read, text);
  const { state } = useLocation();
  const [made, setMade] = useState(() => keptIn(state) ?? { of, texts: NONE });
  const texts = made.of === of ? made.texts : NONE;
  const correct = (field: ReadField, said: string) =>
    setMade((last) => ({ of, texts: { ...(last.of === of ? last.texts : NONE), [field]: said } }));
  return { made, texts, correct };
}

/** Milliseconds between two changes: browsers limit how often an address may change. */
const ADDRESS_PAUSE_MS = 500;

/**
 * On the page of an advert, this writes what is known into the address, which can be shared, and the text with its
 * corrections into the browser's history, so that they are there on returning.
 */
export function useAddress(isPage: boolean, fragment: string, text: string, corrections: KeptCorrections) {
  const navigate = useNavigate();
  // A change of the address would cancel the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving || !isPage) return undefined;
    const timer = setTimeout(() => {
      const state = { advert: text, corrections };
      void navigate({ hash: fragment }, { replace: true, preventScrollReset: true, state });
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPage, isLeaving, fragment, text, corrections, navigate]);
}
