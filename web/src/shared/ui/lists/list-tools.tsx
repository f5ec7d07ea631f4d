import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '../../style/chakra.tsx';

/** The line of a list's tools above it, where no heading stands. */
export const ListTools = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', marginBottom: '3' } });

/** Has the height of the tools before they come, so that the line does not grow with them. */
const Place = chakra('div', { base: { minHeight: 'touch', marginLeft: 'auto' } });

/** Lifts a place for tools to the line of a page's title where an intro stands below that. */
export const TitleLine = chakra('div', { base: { marginBottom: { base: '5', md: '7' } } });

/** A place for the tools of a list in the line of a title above it, and a way to put them there. */
export function useToolsPlace() {
  const [found, setFound] = useState<HTMLElement | null>(null);
  return {
    place: <Place ref={setFound} />,
    putTools: (tools: ReactNode) => (found && tools ? createPortal(tools, found) : null),
  };
}
