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
  onFailed?: () => void;
}

export function Loaded<Props extends object>({ of, props, instead = null, onFailed }: LoadedProps<Props>) {
  const [Component, setComponent] = useState(of.peek);
  const failed = useEffectEvent(() => onFailed?.());

  useEffect(() => {
    if (Component) return undefined;
    let wanted = true;
    const show = async () => {
      try {
        const Code = await of.load();
        if (wanted) setComponent(() => Code);
      } catch {
        if (wanted) failed();
      }
    };
    void show();
    return () => {
      wanted = false;
    };
  }, [Component, of]);

  return Component ? <Component {...props} /> : instead;
}
