/** `npm run screenshots`: every screen in every state as pictures. */
import '../bench/screens/take-screenshots.ts';
