import { shopLink } from '#src/config/shop-link.ts';
import type { SavedComputer } from '#src/services/history.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ExternalIcon } from '#src/ui/more-icons.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { priceOf, titleOf } from './saved-set-card.tsx';

/** A computer of a saved set, with the figures of that day. */
export function ComputerDialog({ computer, onClose }: { computer: SavedComputer; onClose: () => void }) {
  const link = shopLink(computer.url);
  return (
    <Dialog open title={titleOf(computer)} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 wrap-anywhere">
        <LaptopPicture src={computer.image} alt={titleOf(computer)} missing="Sin imagen" eager />
        <p className="font-heading text-2xl font-bold tabular-nums">{priceOf(computer)}</p>
        {computer.specs.length === 0 ? (
          <p className="text-muted">No hay especificaciones disponibles</p>
        ) : (
          <ul className="grid gap-1.5 text-muted">
            {computer.specs.map((spec) => (
              <li key={spec}>{spec}</li>
            ))}
          </ul>
        )}
        {link !== null && (
          <a href={link} target="_blank" rel="sponsored noopener noreferrer" className={buttonClass('primary')}>
            Ver en Amazon
            <ExternalIcon className="size-5" />
          </a>
        )}
      </div>
    </Dialog>
  );
}
