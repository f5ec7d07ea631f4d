import { lazy, useState, type ComponentType } from 'react';

export const SHELL_ROUTE_ID = 'shell';

let Shell: ComponentType | undefined;

/** Loads the frame. Once it is loaded, `ShellRoute` shows it at once. */
export async function loadShell(): Promise<{ default: ComponentType }> {
  Shell = (await import('./shell.tsx')).Shell;
  return { default: Shell };
}

const LazyShell = lazy(loadShell);

/** The frame, whose place is empty while it is loaded. */
export function ShellRoute() {
  // Kept, because another component in its place would lose the state of everything in the frame.
  const [Frame] = useState<ComponentType>(() => Shell ?? LazyShell);
  return <Frame />;
}
