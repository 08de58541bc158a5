// The native list of suggestions can neither forgive misspelling nor say how many there are.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { counted } from '#src/lib/figures.ts';
import { totalWords } from '#src/lib/price-words.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { cn } from '#src/ui/cn.ts';
import { fieldVariants } from '#src/ui/field.ts';
import { Button } from '#src/ui/button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { useNameSearch } from '#src/services/use-name-search.ts';

/** This many suggestions fit into a window; typing on narrows them. */
const SHOWN_MAX = 8;

interface LaptopFinderProps {
  label: string;
  /** Laptops that are not suggested, and the text if only they match. */
  taken?: { ids: readonly string[]; words: string };
  /** The answers on screen say it; if absent, what this browser has stored does. */
  ownsWindows?: boolean | undefined;
  onChoose: (laptop: NamedLaptop) => void;
  /** Takes what is no name, such as an advert; without it only names are accepted. */
  onText?: (text: string) => void;
}

/** With a price or sizes it is no name. */
const ADVERT = /\d\s?(?:€|eur)|\d\s?[gt]b\b.*\d\s?[gt]b\b/i;

const NONE = { ids: [], words: '' };

/** An editable combobox with a list (WAI-ARIA 1.2): the focus stays in the field, the arrows move in the list. */
export function LaptopFinder({ label, taken = NONE, ownsWindows, onChoose, onText }: LaptopFinderProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { search, failed, load } = useNameSearch();
  const owns = useOwnsWindows();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const asked = typed.trim() !== '';
  const isAdvert = onText !== undefined && ADVERT.test(typed);
  const meant = search && asked && !isAdvert ? search(typed) : [];
  const found = meant.filter((laptop) => !taken.ids.includes(laptop.id));
  const shown = found.slice(0, SHOWN_MAX);
  const expanded = open && shown.length > 0;
  const unknown = failed ? 'No se han podido cargar los modelos.' : 'Buscando…';
  const known = isAdvert ? 'Parece un anuncio.' : wordsFor(found.length, meant.length > 0 ? taken.words : '');
  const words = open && asked ? (search ? known : unknown) : '';

  const isText = onText !== undefined && open && asked && (search !== null || failed) && shown.length === 0;

  const change = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
  };
  const choose = (laptop: NamedLaptop) => {
    change('');
    onChoose(laptop);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setOpen(true);
      // −1 is the field itself.
      setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    }
    if (event.key === 'Enter' && expanded) {
      event.preventDefault();
      const chosen = shown[shown.length === 1 ? 0 : active];
      if (chosen) choose(chosen);
      else setActive(0);
    }
    if (event.key === 'Enter' && isText) {
      event.preventDefault();
      setOpen(false);
      onText(typed);
    }
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      if (expanded) setOpen(false);
      else change('');
    }
  };

  return (
    <div
      className="relative w-full max-w-xl"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? optionId(id, active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={onText ? undefined : 100}
        placeholder={onText ? 'Marca y modelo, o pega el anuncio' : 'Marca y modelo'}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={load}
        onKeyDown={onKeyDown}
        className={cn(fieldVariants(), 'mt-1.5')}
      />
      {/* Covers the page below, so that nothing moves while the user types. */}
      <div className="absolute inset-x-0 top-full z-list mt-1">
        <div
          id={`${id}list`}
          role="listbox"
          aria-label="Modelos"
          hidden={!expanded}
          className={cn(cardVariants(), 'max-h-96 overflow-y-auto py-2 shadow-float')}
        >
          {shown.map((laptop, index) => (
            // The keyboard chooses from the field.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={laptop.id}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(laptop)}
              className={cn(
                'flex min-h-11 cursor-pointer flex-wrap max-sm:text-sm items-center justify-between gap-x-4 px-4',
                'py-1.5 leading-snug hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2',
                'aria-selected:-outline-offset-2 aria-selected:outline-text',
              )}
            >
              <span className="min-w-0 flex-1 basis-[9rem] wrap-anywhere">
                <Unbroken text={laptopName(laptop.name)} />
              </span>
              <span className="text-sm text-muted tabular-nums">{totalWords(laptop, ownsWindows ?? owns)}</span>
            </div>
          ))}
        </div>
        <div
          className={
            expanded || words === ''
              ? 'sr-only'
              : cn(cardVariants(), 'px-4 py-3 shadow-float', !search && !failed && 'appears-late')
          }
        >
          <output>{words}</output>
          {isText && (
            <Button
              variant="secondary"
              onClick={() => {
                field.current?.focus();
                setOpen(false);
                onText(typed);
              }}
            >
              Valorarlo por lo que dice
            </Button>
          )}
          {failed && words !== '' && (
            // Focusing the field loads again, and the focus survives the button.
            <Button variant="quiet" onClick={() => field.current?.focus()}>
              Reintentar
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const optionId = (id: string, index: number): string => `${id}option-${index}`;

function wordsFor(found: number, taken: string): string {
  if (found === 0) return taken || 'Ningún modelo se llama así.';
  if (found > SHOWN_MAX) return `${found} modelos; se muestran ${SHOWN_MAX}.`;
  return `${counted(found, 'modelo', 'modelos')}.`;
}
