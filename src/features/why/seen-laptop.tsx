import { laptopName } from '#contract/laptop-name.ts';
import type { ShownWhy } from '#contract/shown-why.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { SeenFold } from './seen-fold.tsx';
import { WhyCard } from './why-card.tsx';
import { type AskedBy, placeWords, useWhy } from './why-of.tsx';

/** The form of the catalogue's ids; what is in an address is untrusted. */
const ID = /^[a-z0-9-]{1,120}$/;

interface SeenLaptopProps {
  /** As the address of the results has it. */
  id: string;
  result: AskedBy & { computers: readonly { id: string; name: string }[] };
}

/** «El que viste: puesto 52 de 74», for the laptop that the visitor comes from. */
export const SeenLaptop = ({ id, result }: SeenLaptopProps) =>
  ID.test(id) ? <Seen key={id} id={id} result={result} /> : null;

function Seen({ id, result }: SeenLaptopProps) {
  const services = useServices();
  const known = result.computers.find((computer) => computer.id === id);
  const { value: found } = useAsked(known ? null : id, async () => {
    const { answer } = await ask(services, (host) => host.laptops([id]));
    return answer.find((computer) => computer.id === id);
  });
  const { value: why } = useWhy(id, result);
  const laptop = known ?? found;
  // Without an answer nothing is missing: the results stand for themselves. The height is reserved, so that nothing moves.
  return (
    <div className="min-h-12">
      {laptop && why && (
        <SeenFold name={laptopName(laptop.name)} standing={standingOf(why)}>
          <WhyCard laptop={{ id, name: laptop.name }} why={why} />
        </SeenFold>
      )}
    </div>
  );
}

function standingOf(why: ShownWhy): string {
  const place = placeWords(why);
  if (place === '') return `. ${why.aside}`;
  return (why.verdict === 'chosen' ? ', ' : ': ') + place;
}
