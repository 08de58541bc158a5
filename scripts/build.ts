/** `npm run build`: the site as files. */
import '../build/build-site.ts';
