import type { BuiltPage } from '../../contract/built/built-page.ts';
import { laptopPath } from '../../src/config/paths.ts';
import type { Source } from './source.ts';

export const laptopPages = ({ catalogue }: Source): BuiltPage[] =>
  catalogue.laptops.map(({ id, name }) => ({
    path: laptopPath(id),
    content: { kind: 'laptop', laptop: { id, name } },
    lastChanged: catalogue.date,
    indexed: true,
  }));
