import { useEffect, useEffectEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { useNameSearch } from '#src/services/use-name-search.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageState } from '#src/ui/notice.tsx';

/** More would not help to find the right one. */
const MAX_SIMILAR = 6;

/** An address of no laptop leads to those that share most of its words: brand and line. */
export function UnknownLaptop() {
  const { id = '' } = useParams();
  const { search, load } = useNameSearch();
  const start = useEffectEvent(load);
  useEffect(() => start(), []);
  const similar = search ? search(id.replaceAll('-', ' ')).slice(0, MAX_SIMILAR) : [];
  return (
    <PageState title="No conocemos ese portátil" missing="laptop">
      <p>{`No está en nuestro catálogo.${similar.length > 0 ? ' De su familia tenemos:' : ''}`}</p>
      {similar.length > 0 && (
        <ul className="grid gap-1 text-start">
          {similar.map((laptop) => (
            <li key={laptop.id}>
              <Link
                to={laptopPath(laptop.id)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {laptopName(laptop.name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="secondary" to={PATHS.laptops}>
        Ver todos los portátiles
      </ButtonLink>
    </PageState>
  );
}
