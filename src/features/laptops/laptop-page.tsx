import { BuiltContent } from '#src/ui/built-content.tsx';
import { Unreachable } from '#src/ui/page-state.tsx';
import { WhyIsland } from '../why/why-island.tsx';
import { Actions } from './laptop-islands.tsx';
import { NewerPrice } from './newer-price.tsx';
import { UnknownLaptop } from './unknown-laptop.tsx';

const LaptopPage = () => <BuiltContent islands={ISLANDS} missing={<UnknownLaptop />} unreachable={<Unreachable />} />;

const ISLANDS = { actions: Actions, 'newer-price': NewerPrice, why: WhyIsland };

export { LaptopPage as Component };
