/** `npm run bench:site` */
import '../bench/site/bench-site.ts';
