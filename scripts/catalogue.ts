/** `npm run catalogue -- check | import`: what the catalogue knows, and new records for it. */
import '../catalogue/cli/main.ts';
