/** All laptops as the site's list has them, from the file that the build makes. */
import { makeListedFile } from '#build/listed-laptops.ts';
import { sourceOf } from '#build/pages/source.ts';
import { readLaptops } from '#src/features/laptops/list/list-data.ts';

const file = makeListedFile(sourceOf({}));

export const LISTED_TEXT = file.text;
export const LISTED = readLaptops(JSON.parse(LISTED_TEXT));
