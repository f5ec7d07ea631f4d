import { type ReactNode, useState } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { Button } from './button.tsx';

const Rest = chakra('div', {
  base: { display: { base: 'none', md: 'contents' }, '&[data-shown]': { display: 'contents' } },
});
const OnPhones = chakra('div', { base: { display: { md: 'none' } } });

/** The rarer actions of a screen: wide screens always show them, phones when they are asked for, because the screen's work comes first there. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <OnPhones>
        <Button
          variant="outline"
          aria-label={shown ? 'Fewer actions' : 'More actions'}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Fewer' : 'More'}
        </Button>
      </OnPhones>
      <Rest data-shown={shown || undefined}>{children}</Rest>
    </>
  );
}
