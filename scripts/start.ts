/** `npm start`: the site and its API on this machine. */
import '../local/start.ts';
