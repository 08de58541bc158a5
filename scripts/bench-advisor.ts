/** `npm run bench:advisor` */
import '../bench/advisor/bench-advisor.ts';
