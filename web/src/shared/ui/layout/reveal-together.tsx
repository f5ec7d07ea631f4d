import { Children, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';

/** How long sections wait for those that are not there yet. */
export const MAX_WAIT_MS = 5000;

const Group = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    '&:not([data-waited]):has([data-skeleton=""])': {
      '& > *': { visibility: 'hidden' },
      _before: {
        content: '""',
        position: 'absolute',
        insetX: '0',
        top: '0',
        height: '64',
        bg: 'line/60',
        borderRadius: 'lg',
        animation: 'pulse 1.6s ease-in-out infinite',
      },
    },
  },
});

const Place = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:empty:not([data-kept])': { display: 'none' },
    '&[data-kept]': { overflowY: 'auto' },
  },
});

interface RevealTogetherProps extends ComponentProps<typeof Group> {
  /** Grid area of each section, in their order; one below the other without them. */
  areas?: readonly string[];
  children: ReactNode;
}

/**
 * Sections that come at once, when none of them is a skeleton any more, so that none moves those below it. Pictures that are still loaded have their
 * size already. The sections do not wait for ever: one that comes later has the room that its skeleton had.
 */
export function RevealTogether({ areas, children, ...layout }: RevealTogetherProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => group.current && revealWhatIsThere(group.current), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Group ref={group} {...layout}>
      {Children.map(children, (section, index) => (
        <Place style={{ gridArea: areas?.[index] }}>{section}</Place>
      ))}
    </Group>
  );
}

function revealWhatIsThere(group: HTMLElement): void {
  for (const place of group.querySelectorAll<HTMLElement>(':scope > :has([data-skeleton=""])')) {
    place.style.height = `${place.offsetHeight}px`;
    place.dataset.kept = '';
    // By the keyboard, too, one scrolls to what does not fit.
    place.tabIndex = 0;
  }
  group.dataset.waited = '';
}
