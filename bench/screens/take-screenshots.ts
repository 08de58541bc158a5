/**
 * `npm run screenshots`: every screen in every state, at three widths, light and dark, in `screenshots/` with an index.
 * Words after `--` select screens by name. Signed-in screens come from a build with example accounts. `--update` renews
 * only the reference images of the browser tests, `--story` only the README's images.
 */
import { execFileSync } from 'node:child_process';
import { recordAnswers } from './given-answers.ts';
import { takeReadmeImages } from './readme-images.ts';
import { takeAll } from './take-all.ts';

const UPDATE_REFERENCES = ['test', 'tests/e2e/looks', '--project=phone', '--update-snapshots=all'];

const args = process.argv.slice(2);
if (args.includes('--update')) {
  await recordAnswers();
  await import('#build/build-site.ts');
  execFileSync('playwright', UPDATE_REFERENCES, { stdio: 'inherit' });
} else if (args.includes('--story')) {
  await takeReadmeImages();
} else {
  const failures = await takeAll(args);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
