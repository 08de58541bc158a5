/** The parts of a card that only a living catalogue fills, in one file to fetch. */
import { type ComponentProps, useState } from 'react';
import { isPicturePath } from '#contract/picture-path.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { OfferLinks } from './offer-links.tsx';
import { PriceChart } from './price-chart.tsx';
import { SITE } from '#src/config/site.ts';
import { currentOffers, readHistory } from './read-offers.ts';

/** What shops ask today and, folded, how the price moved. An answer whose offers are over three days old shows neither. */
export function LivingPrice({ name, offers, priceHistory }: Pick<ShownComputer, 'name' | 'offers' | 'priceHistory'>) {
  const current = currentOffers(offers);
  const history = readHistory(priceHistory);
  if (current.length === 0) return null;
  return (
    <>
      <OfferLinks offers={current} name={name} />
      {history && (
        <Disclosure summary="Historial de precio" className="mt-2">
          <PriceChart {...history} />
        </Disclosure>
      )}
    </>
  );
}

interface LivingPictureProps extends ComponentProps<typeof LaptopPicture> {
  photo: unknown;
}

/** The drawing until a shop's picture has loaded; the layout does not shift. */
export function LivingPicture({ photo, src, ...rest }: LivingPictureProps) {
  const [good, setGood] = useState<string | null>(null);
  const wanted = isPicturePath(photo) ? `${SITE.apiUrl}${photo}` : null;
  return (
    <div className="relative">
      <LaptopPicture src={good ?? src} {...rest} />
      {wanted !== null && wanted !== good && (
        <img
          src={wanted}
          alt=""
          loading="lazy"
          onLoad={() => setGood(wanted)}
          className="invisible absolute inset-0 size-full"
        />
      )}
    </div>
  );
}
