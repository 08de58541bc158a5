import type { BuiltPage } from '../../contract/built/built-page.ts';
import { PATHS } from '../../src/config/paths.ts';
import type { Source } from './source.ts';

export const methodPage = ({ catalogue }: Source): BuiltPage => ({
  path: PATHS.method,
  content: { kind: 'method', method: { size: catalogue.laptops.length } },
  lastChanged: catalogue.date,
  indexed: true,
});
