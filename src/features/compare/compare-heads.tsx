import { Link } from 'react-router-dom';
import { ADVERT_ID } from '#contract/advert.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ReadSheet } from '#src/services/read-answer.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { type DatedAdvert, encodeRead, readOnWords } from '#src/lib/read-code.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { Button } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';
import { CloseIcon } from '#src/ui/icons.tsx';
import { isDrawn, LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { ColumnHead } from '#src/ui/table.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { CELL, TableCell } from './compare-cells.tsx';

/** The names stay in sight while the table scrolls. */
export const STICKY = 'sticky top-0 z-part bg-surface short:static print:static';

interface PictureCellProps {
  laptop: ReadSheet;
  name: string;
  onRemove: () => void;
}

/** Drawings of the form factor look alike, so that only a photo is shown. */
export function PictureCell({ laptop, name, onRemove }: PictureCellProps) {
  return (
    <TableCell className="pb-0!">
      <div className="no-print -ms-3 flex justify-between short:ms-0">
        {laptop.id !== ADVERT_ID && (
          <FavoriteButton variant="icon" computer={{ ...laptop, name: laptopName(laptop.name) }} />
        )}
        <Button variant="icon" className="ms-auto" aria-label={`Quitar ${name} de la comparación`} onClick={onRemove}>
          <CloseIcon className="size-icon" />
        </Button>
      </div>
      {!isDrawn(laptop.image) && (
        <div className="print:w-14">
          <LaptopPicture src={laptop.image} alt="" eager />
        </div>
      )}
    </TableCell>
  );
}

interface LaptopHeadProps {
  id: string;
  name: string;
  /** The advert that the laptop was read from; `null` for one of the catalogue. */
  advert: DatedAdvert | null;
}

export function LaptopHead({ id, name, advert }: LaptopHeadProps) {
  return (
    <ColumnHead abbr={name} className={cn(CELL, STICKY, 'text-text')}>
      <span className="block leading-snug font-semibold">
        <Link
          to={advert ? { pathname: PATHS.advert, hash: encodeRead(advert.read) } : laptopPath(id)}
          className="hover:underline"
        >
          <Unbroken text={name} />
        </Link>
      </span>
      {advert && <span className="block font-normal text-muted">{readOnWords(advert.day)}</span>}
    </ColumnHead>
  );
}
