/** Whether this device has a network at all, as the browser tells; a server may still not answer. */
import type { Observed } from '../lib/observed.ts';

export type Connectivity = Observed<boolean>;
