import { lazy, type ComponentType } from 'react';

/** A screen that is loaded when it is first opened; `load` is a dynamic import and `name` the export to show. */
export function lazyRoute<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
