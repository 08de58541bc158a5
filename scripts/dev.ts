/** `npm run dev`: the site with hot reload, and the API. */
import '../local/dev.ts';
