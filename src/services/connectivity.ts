/** Whether the browser reports a network; a server may still be unreachable. */
import type { Observed } from '../lib/observed.ts';

export type Connectivity = Observed<boolean>;
