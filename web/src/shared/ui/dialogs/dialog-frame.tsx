import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Movement } from '../../motion/mover.ts';
import { chakra, SectionTitle } from '../../style/chakra.tsx';
import { HIGH_ENOUGH, IconButton } from '../buttons/button.tsx';
import { breakpoints } from '../theme/tokens.ts';
import { DialogFooterPlace } from './dialog-footer.tsx';
import { useModal } from './use-modal.ts';

/** Windows in which a sheet stands on the right. */
const WIDE = `(min-width: ${breakpoints.md})`;

const Sheet = chakra('dialog', {
  base: {
    width: 'full',
    maxWidth: { base: 'full', md: 'var(--dialog-width)' },
    maxHeight: { base: '92dvh', md: '88dvh' },
    margin: { base: 'auto 0 0', md: 'auto' },
    padding: '0',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: { base: '{radii.xl} {radii.xl} 0 0', md: 'xl' },
    boxShadow: 'lifted',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Keeps a focused element from being hidden under the footer.
    scrollPaddingBottom: { base: '15rem', md: '11rem' },
    '&::backdrop': { background: 'rgb(7 12 24 / 0.62)', backdropFilter: 'blur(2px)' },
  },
  variants: {
    placement: {
      center: {},
      side: {
        height: { md: '100dvh' },
        maxHeight: { md: '100dvh' },
        margin: { md: '0 0 0 auto' },
        borderWidth: { base: '1px', md: '0 0 0 1px' },
        borderRadius: { md: '0' },
        scrollPaddingTop: { md: '8rem' },
        '&[open]': { display: { md: 'flex' }, flexDirection: 'column' },
        // The list that the sheet belongs to stays recognizable.
        '&::backdrop': {
          background: { base: 'rgb(7 12 24 / 0.62)', md: 'rgb(7 12 24 / 0.44)' },
          backdropFilter: { base: 'blur(2px)', md: 'none' },
        },
      },
    },
  },
});

const Head = chakra('div', {
  base: { paddingX: { base: '5', md: '7' }, paddingTop: { base: '5', md: '7' }, paddingBottom: '4' },
  variants: {
    placement: {
      center: {},
      side: {
        paddingTop: { md: '4' },
        marginBottom: { md: '5' },
        bg: 'surface',
        borderBottomWidth: { md: '1px' },
        borderColor: 'line',
        [HIGH_ENOUGH]: { position: { md: 'sticky' }, top: '0', zIndex: '2' },
      },
    },
  },
});
const TitleRow = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '4' },
});
const Body = chakra('div', {
  base: { flex: '1 0 auto', paddingX: { base: '5', md: '7' }, paddingBottom: { base: '5', md: '7' } },
});

const Footer = chakra('div', {
  base: {
    [HIGH_ENOUGH]: { position: 'sticky', bottom: '0', zIndex: '1' },
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingX: { base: '5', md: '7' },
    paddingY: '4',
    _empty: { display: 'none' },
  },
});

export interface DialogFrameProps {
  title: string;
  children: ReactNode;
  /** Called on Escape, the cross and a press beside the dialog. Without it the dialog stays until its task is done. */
  onClose?: (() => void) | undefined;
  /** The widest the dialog gets on a desktop. */
  width?: string;
  /** On desktops: in the middle of the window, or as a sheet over its full height on the right. Phones show both at the bottom. */
  placement?: 'center' | 'side';
  /** Shown below the title, such as the way to other items; in a sheet on the right it stays in sight with the title. */
  lead?: ReactNode;
}

/** Base of every modal dialog, open while rendered. The browser traps focus inside; afterwards focus returns to the opener. */
export function DialogFrame({
  title,
  children,
  onClose,
  width = '34rem',
  placement = 'center',
  lead,
}: DialogFrameProps) {
  const [movement] = useState<Movement>(() => (placement === 'side' && matchMedia(WIDE).matches ? 'slide' : 'rise'));
  const modal = useModal({ onClose, movement });
  const titleId = useId();
  const [footer, setFooter] = useState<HTMLElement | null>(null);

  return (
    <Sheet
      {...modal}
      placement={placement}
      aria-labelledby={titleId}
      style={{ '--dialog-width': width } as React.CSSProperties}
    >
      <Head placement={placement}>
        <TitleRow>
          <SectionTitle id={titleId} paddingTop="2.5">
            {title}
          </SectionTitle>
          {onClose && (
            <IconButton label="Close" onClick={onClose} marginRight="-2">
              <X aria-hidden />
            </IconButton>
          )}
        </TitleRow>
        {lead}
      </Head>
      <Body>
        <DialogFooterPlace value={footer}>{children}</DialogFooterPlace>
      </Body>
      <Footer ref={setFooter} />
    </Sheet>
  );
}
