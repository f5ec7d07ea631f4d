import { type ReactNode, useEffect, useRef, useState } from 'react';
import { chakra, sheet } from '../../style/chakra.tsx';
import { Button } from './button.tsx';

/** The menu is as wide as all actions of the screen on phones, where it may not reach beyond their edge. */
const Place = chakra('div', { base: { position: { md: 'relative' } } });
const Menu = chakra('div', {
  base: {
    ...sheet,
    boxShadow: 'lifted',
    display: 'none',
    position: 'absolute',
    top: 'calc(100% + {spacing.2})',
    left: { base: '0', md: 'auto' },
    right: '0',
    zIndex: 'header',
    minWidth: '12rem',
    padding: '2',
    '&[data-shown]': { display: 'grid' },
    '& > :is(button, a)': { justifyContent: 'flex-start', borderColor: 'transparent', boxShadow: 'none' },
  },
});

/** The rarer actions of a screen in a menu: it closes with each of them, by Escape, and by a press elsewhere. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!shown) return undefined;
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setShown(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [shown]);

  const close = () => {
    // A dialog that opens next gives the focus back to the opener, which is still there then.
    opener.current?.focus();
    setShown(false);
  };
  return (
    <Place
      ref={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && shown) close();
      }}
    >
      <Button
        ref={opener}
        variant="outline"
        aria-label="More actions"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        More
      </Button>
      <Menu data-shown={shown || undefined} onClick={close}>
        {children}
      </Menu>
    </Place>
  );
}
