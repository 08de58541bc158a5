import { BuiltContent } from '#src/ui/built-content.tsx';
import { loadBuiltPage, revalidateBuiltPage } from '#src/ui/built-html.ts';
import { UnreachablePage } from '../connection/not-loaded.tsx';
import { Actions, UnknownLaptop, Why } from './laptop-islands.tsx';
import { NewerPrice } from './newer-price.tsx';

const LaptopPage = () => <BuiltContent islands={ISLANDS} missing={<UnknownLaptop />} Unreachable={UnreachablePage} />;

const ISLANDS = { actions: Actions, why: Why, 'newer-price': NewerPrice };

export { LaptopPage as Component, loadBuiltPage as loader, revalidateBuiltPage as shouldRevalidate };
