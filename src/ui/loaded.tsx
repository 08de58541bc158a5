import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { allStyles } from './all-styles.ts';

export interface Loadable<Props> {
  peek: () => ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

export function loadable<Props>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let component: ComponentType<Props> | null = null;
  const loadAll = async () => {
    const [code] = await Promise.all([load(), allStyles()]);
    return (component = code);
  };
  return { peek: () => component, load: loadAll };
}

interface LoadedProps<Props> {
  of: Loadable<Props>;
  props: Props;
  instead?: ReactNode;
  onFailed?: (error: unknown) => void;
}

export function Loaded<Props extends object>({ of, props, instead = null, onFailed }: LoadedProps<Props>) {
  const [Component, setComponent] = useState(of.peek);
  const failed = useEffectEvent((error: unknown) => onFailed?.(error));

  useEffect(() => {
    if (Component) return undefined;
    let wanted = true;
    const show = async () => {
      try {
        const Code = await of.load();
        if (wanted) setComponent(() => Code);
      } catch (error) {
        if (wanted) failed(error);
      }
    };
    void show();
    return () => {
      wanted = false;
    };
  }, [Component, of]);

  return Component ? <Component {...props} /> : instead;
}

/**
 * A part that the page is about: where its code cannot be loaded, the page's error is shown. Not `lazy`: React waits 300 ms
 * before it replaces a fallback that it has just shown.
 */
export function Needed<Props extends object>(props: Omit<LoadedProps<Props>, 'onFailed'>) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;
  return <Loaded {...props} onFailed={(error) => setFailure({ error })} />;
}
