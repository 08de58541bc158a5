/** All laptops as the site's list has them, from the file that the build writes. */
import { listedLaptops } from '#build/listed-laptops.ts';
import { sourceOf } from '#build/pages/source.ts';
import { readLaptops } from '#src/features/laptops/list/list-data.ts';

export const LISTED_TEXT = JSON.stringify(listedLaptops(sourceOf({})));
export const LISTED = readLaptops(JSON.parse(LISTED_TEXT));
