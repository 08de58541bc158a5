/** jsdom without shared connections: the emulator sometimes closes a persistent one just when it is used again. */
import { Agent, setGlobalDispatcher } from 'undici';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

// The test runner requires a default export.
// oxlint-disable-next-line import/no-default-export
export default {
  ...jsdom,
  name: 'jsdom-without-keep-alive',
  setup: (global, options) => {
    setGlobalDispatcher(new Agent({ pipelining: 0 }));
    return jsdom.setup(global, options);
  },
} satisfies Environment;
