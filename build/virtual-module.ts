/** A module of the site's code that the build writes, with the files that it names. */
import type { Plugin } from 'vite';

interface Made {
  code: string;
  /** Texts by their path without the first slash. */
  files?: Readonly<Record<string, string>>;
}

/** Provides `virtual:name`, made once. */
export function virtualModule(name: string, make: () => Made): Plugin {
  const id = `virtual:${name}`;
  let cached: Made | null = null;
  const made = (): Made => (cached ??= make());
  return {
    name: `atinado-${name}`,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const { code, files = {} } = made();
        if (this.environment.mode === 'build')
          for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
        return code;
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = made().files?.[request.url?.slice(1) ?? ''];
        if (text === undefined) next();
        else response.end(text);
      });
    },
  };
}
