/** `npm run bench:api` */
import '../bench/api/bench-api.ts';
