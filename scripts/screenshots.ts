/**
 * `npm run screenshots`: every screen in every state, at three widths, light and dark, as pictures in `screenshots/` with
 * an index to look through. Words after `--` keep to the screens whose names contain one of them. The pictures are of
 * the built site, and of one with example accounts where only signed-in people come. `--update` instead takes those anew
 * with which the browser tests compare, `--story` those of the README.
 */
import { execFileSync } from 'node:child_process';
import { recordAnswers } from '../tests/e2e/looks/given-answers.ts';
import { takeStory } from './screenshots/story.ts';
import { takeAll } from './screenshots/take-all.ts';

const WATCHED = ['test', 'tests/e2e/looks', '--project=phone', '--update-snapshots=all'];

const args = process.argv.slice(2);
if (args.includes('--update')) {
  await recordAnswers();
  execFileSync('oxfmt', ['tests/e2e/looks/given-answers.json']);
  await import('./build.ts');
  execFileSync('playwright', WATCHED, { stdio: 'inherit' });
} else if (args.includes('--story')) {
  await takeStory();
} else {
  const failures = await takeAll(args);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
