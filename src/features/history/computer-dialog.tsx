import { Link } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import { laptopPath } from '#src/config/paths.ts';
import { SHOP_LINK_TEXT, shopLink } from '#src/config/shop-link.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { savedFigures } from '#src/lib/saved-figures.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { BuyLink } from '#src/ui/buy-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { Price, PriceNote } from '#src/ui/price.tsx';

export function ComputerDialog({ computer, onClose }: { computer: SavedLaptop; onClose: () => void }) {
  const link = shopLink(computer.link);
  const price = priceWords(computer);
  return (
    <Dialog open title={laptopName(computer.name)} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 wrap-anywhere">
        <LaptopPicture
          src={computer.image}
          alt={laptopName(computer.name)}
          missing="Sin imagen"
          figures={savedFigures(laptopName(computer.name), computer.specs)}
          eager
        />
        <div>
          <Price words={price} className="font-heading text-2xl font-bold" />
          <PriceNote words={price} />
        </div>
        {computer.specs.length === 0 ? (
          <p className="text-muted">No hay especificaciones disponibles</p>
        ) : (
          <ul className="grid gap-1.5 text-muted">
            {computer.specs.map((spec) => (
              <li key={spec}>{spec}</li>
            ))}
          </ul>
        )}
        <Link to={laptopPath(computer.id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Ver su página
        </Link>
        {link !== null && (
          <BuyLink href={link} look="primary">
            {SHOP_LINK_TEXT}
          </BuyLink>
        )}
      </div>
    </Dialog>
  );
}
