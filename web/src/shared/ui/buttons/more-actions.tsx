import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chakra, sheet } from '../../style/chakra.tsx';
import { Button } from './button.tsx';

const GAP_PX = 8;

/** Stands above everything, so that neither a table nor a list that scrolls cuts it. */
const Menu = chakra('div', {
  base: {
    ...sheet,
    boxShadow: 'lifted',
    display: 'none',
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    color: 'text',
    zIndex: 'header',
    minWidth: '12rem',
    maxWidth: 'calc(100vw - 1rem)',
    // A window can be lower than all actions, on a phone held sideways or enlarged four times.
    maxHeight: 'calc(100dvh - 1rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '2',
    '&[data-shown]': { display: 'grid' },
    '& > :is(button, a)': { justifyContent: 'flex-start', borderColor: 'transparent', boxShadow: 'none' },
  },
});

/** Places a menu below its opener, or above where there is no room, with their right edges in line as far as the window allows; over it where neither has room. */
function placeBeside(menu: HTMLElement, opener: HTMLElement): void {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = bottom + GAP_PX;
  const lowest = innerHeight - height - GAP_PX;
  const above = top - GAP_PX - height;
  menu.style.top = `${Math.max(GAP_PX, below > lowest && above >= GAP_PX ? above : Math.min(below, lowest))}px`;
  menu.style.left = `${Math.max(GAP_PX, Math.min(right - width, innerWidth - width - GAP_PX))}px`;
}

interface MoreActionsProps {
  /** Accessible name of the button that opens the menu, where a screen has several. */
  label?: string;
  /** Content of the button, where that is not a word. */
  shows?: ReactNode;
  children: ReactNode;
}

/** The rarer actions of a screen or a row in a menu: it closes with each of them, by Escape, by a press elsewhere, and when what it stands beside moves. */
export function MoreActions({ label = 'More actions', shows = 'More', children }: MoreActionsProps) {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown) return undefined;
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setShown(false);
    };
    const from = opener.current?.getBoundingClientRect();
    const hide = ({ target }: Event) => {
      const list = menu.current;
      if (target instanceof Node && list?.contains(target)) return;
      const to = opener.current?.getBoundingClientRect();
      if (from && to && from.top === to.top && from.left === to.left) return;
      // Hiding the menu would drop the focus; an opener that has left the sight is not scrolled back to.
      if (list?.contains(document.activeElement)) opener.current?.focus({ preventScroll: true });
      setShown(false);
    };
    document.addEventListener('pointerdown', pressed);
    addEventListener('scroll', hide, { capture: true, passive: true });
    addEventListener('resize', hide);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      removeEventListener('scroll', hide, { capture: true });
      removeEventListener('resize', hide);
    };
  }, [shown]);

  useLayoutEffect(() => {
    const list = menu.current;
    if (!shown || !list?.showPopover || !opener.current) return undefined;
    list.showPopover();
    placeBeside(list, opener.current);
    return () => list.hidePopover();
  }, [shown]);

  const close = () => {
    // A dialog that opens next gives the focus back to the opener, which is still there then.
    opener.current?.focus();
    setShown(false);
  };
  return (
    <div
      ref={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && shown) close();
      }}
    >
      <Button
        ref={opener}
        variant="outline"
        aria-label={label}
        paddingX={shows === 'More' ? undefined : '3'}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shows}
      </Button>
      <Menu ref={menu} popover="manual" data-shown={shown || undefined} onClick={close}>
        {children}
      </Menu>
    </div>
  );
}
