import type { ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    marginTop: '6',
    marginX: '-4',
    marginBottom: '-6',
    paddingX: '4',
    paddingTop: '2.5',
    paddingBottom: 'calc({spacing.2.5} + env(safe-area-inset-bottom))',
    bg: 'surface',
    color: 'text',
    borderTopWidth: '1px',
    borderColor: 'line',
    // In its place at the end of the screen, and at the lower edge until then, so that nothing ends up beneath it.
    '@media (min-height: 30rem)': { position: 'sticky', bottom: '0', zIndex: 'header' },
  },
});
const Figure = chakra('p', {
  base: {
    minWidth: '0',
    // Two buttons need the whole bar.
    '@media (max-width: 30rem)': { '&:has(+ * > :nth-child(2))': { display: 'none' } },
    fontWeight: 'bold',
    fontSize: 'lg',
    lineHeight: 'snug',
    textStyle: 'figure',
  },
});
const Label = chakra('span', { base: { display: 'block', textStyle: 'hint', fontWeight: 'normal', fontSize: 'xs' } });
const Action = chakra('div', {
  base: {
    flex: '1 0 auto',
    display: 'flex',
    gap: '2',
    maxWidth: 'full',
    '& > *': { flex: '1 1 0', minWidth: 'max-content', whiteSpace: 'nowrap', paddingX: '4' },
  },
});

interface PhoneBarProps {
  /** Name of the figure; alone where there is none. */
  label: string;
  figure?: ReactNode;
  /** The main button of the screen, which stands nowhere else on it; a second one before it where there is one. */
  children: ReactNode;
}

/** The lower edge of a screen on phones (`useOnPhone`): its figure and its main button, in reach of a thumb. The last part of all that scrolls. */
export function PhoneBar({ label, figure, children }: PhoneBarProps) {
  return (
    <Bar data-phone-bar>
      <Figure>
        <Label>{label}</Label>
        {figure}
      </Figure>
      <Action data-actions-of-screen>{children}</Action>
    </Bar>
  );
}
