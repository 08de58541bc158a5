import { BuiltContent } from '#src/ui/built-content.tsx';
import { Unreachable } from '#src/ui/page-state.tsx';
import { Actions, UnknownLaptop, Why } from './laptop-islands.tsx';
import { NewerPrice } from './newer-price.tsx';

const LaptopPage = () => <BuiltContent islands={ISLANDS} missing={<UnknownLaptop />} unreachable={<Unreachable />} />;

const ISLANDS = { actions: Actions, why: Why, 'newer-price': NewerPrice };

export { LaptopPage as Component };
