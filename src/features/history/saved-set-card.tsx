import { useId } from 'react';
import { laptopName } from '#contract/laptop-name.ts';
import type { SavedSet } from '#src/services/history.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { Breakable, Unbroken } from '#src/ui/breakable.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { iconOf } from '#src/ui/icons.tsx';
import { focusTitle, useLostFocus } from '#src/ui/focus.ts';
import { Price } from '#src/ui/price.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { CriteriaList, searchTitle } from './criteria-list.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { FORM_STATE } from '#src/services/storage-schemas.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { PATHS } from '#src/config/paths.ts';

const TrashIcon = iconOf('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5');

interface SavedSetCardProps {
  set: SavedSet;
  expanded: boolean;
  onToggle: () => void;
  onRemove: () => void;
  onShow: (computer: SavedLaptop) => void;
}

export function SavedSetCard({ set, expanded, onToggle, onRemove, onShow }: SavedSetCardProps) {
  const titleId = useId();
  const when = savedAt(set.createdAt);
  // What of it can be asked today.
  const answers = FORM_STATE.parse(set.criteria);
  const card = useLostFocus<HTMLElement>(focusTitle);
  const ownsWindows = useOwnsWindows();
  return (
    <article
      ref={card}
      aria-labelledby={`${titleId} ${titleId}-when`}
      className={cn(cardVariants(), '@container p-5 sm:p-6')}
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grow basis-[min-content] wrap-anywhere">
          <h2 id={titleId}>
            <Breakable text={searchTitle(set.criteria)} />
          </h2>
          <p id={`${titleId}-when`} className="mt-1 text-sm text-muted tabular-nums">
            {when}
          </p>
        </div>
        <Button
          variant="icon"
          className="ms-auto -me-2 -mt-2"
          aria-label={`Eliminar la recomendación del ${when}`}
          onClick={onRemove}
        >
          <TrashIcon />
        </Button>
      </header>
      <CriteriaList criteria={set.criteria} expanded={expanded} onToggle={onToggle} />
      {answers && answers.purposes.length > 0 && (
        <ButtonLink
          variant="secondary"
          className="mt-3"
          aria-describedby={titleId}
          to={{ pathname: PATHS.recommendations, hash: encodeAnswers(answers) }}
        >
          Repetir
        </ButtonLink>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-4 wrap-anywhere @min-[33rem]:grid-cols-3">
        {set.computers.map((computer, index) => (
          <li
            key={computer.id}
            className={cn(
              'grid grid-cols-1 content-start items-center gap-x-4 gap-y-2 rounded-control border border-line p-4',
              '@min-[14rem]:grid-cols-[5rem_1fr] @min-[33rem]:grid-cols-1',
              '@min-[33rem]:grid-rows-[auto_1fr_auto_auto] @min-[33rem]:items-start',
            )}
          >
            <div className="@min-[14rem]:row-span-2 @min-[33rem]:row-span-1">
              <LaptopPicture src={computer.image} alt={laptopName(computer.name)} />
            </div>
            <h3 id={`${titleId}-${index}`} className="text-base/tight">
              <Unbroken text={laptopName(computer.name)} />
            </h3>
            <Price computer={computer} ownsWindows={ownsWindows} className="font-semibold" />
            <Button
              variant="secondary"
              className="px-3 @min-[14rem]:col-span-2 @min-[33rem]:col-span-1"
              aria-describedby={`${titleId}-${index}`}
              onClick={() => onShow(computer)}
            >
              Ver detalles
            </Button>
          </li>
        ))}
      </ul>
    </article>
  );
}

const dayFormat = new Intl.DateTimeFormat('es-ES', { day: '2-digit', month: '2-digit', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', hour12: false });

const savedAt = (date: Date | null): string =>
  date ? `${dayFormat.format(date)}, ${timeFormat.format(date)}` : 'Fecha desconocida, Hora desconocida';
