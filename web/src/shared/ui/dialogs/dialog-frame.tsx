import { X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Movement } from '../../motion/mover.ts';
import { chakra, SectionTitle } from '../../style/chakra.tsx';
import { IconButton } from '../buttons/button.tsx';
import { DialogFooterPlace } from './dialog-footer-place.ts';
import { useModal } from './use-modal.ts';

/** The sheet that a dialog is drawn on: in the middle of the window, on phones at the bottom. */
export const CentredSheet = chakra('dialog', {
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
});

const Footer = chakra('div', {
  base: {
    '@media (min-height: 30rem)': { position: 'sticky', bottom: '0', zIndex: '1' },
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingX: { base: '5', md: '7' },
    paddingY: '4',
    _empty: { display: 'none' },
  },
});

const Heading = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minWidth: '0',
    paddingTop: '2.5',
  },
});

/** Where a dialog stands, and how it comes there. */
export interface Placement {
  Sheet: ComponentType<ComponentProps<typeof CentredSheet>>;
  movement: Movement;
}

export interface DialogFrameProps {
  title: string;
  children: ReactNode;
  /** Called on Escape, the cross and a press beside the dialog. Without it the dialog stays until its task is done. */
  onClose?: (() => void) | undefined;
  /** The widest the dialog gets on a desktop. */
  width?: string;
  /** Centred unless told. */
  placement?: Partial<Placement>;
  /** Shown below the title, such as the way to other items. */
  lead?: ReactNode;
  /** Stands beside the title, such as a status. */
  mark?: ReactNode;
  /** True for a dialog that is read first: the focus begins at its title, and not at the cross. */
  beginsAtTitle?: boolean;
}

/** Base of every modal dialog, open while rendered. The browser traps focus inside; afterwards focus returns to the opener. */
export function DialogFrame({
  title,
  children,
  onClose,
  width = '34rem',
  placement: { Sheet = CentredSheet, movement } = {},
  lead,
  mark,
  beginsAtTitle = false,
}: DialogFrameProps) {
  const modal = useModal({ onClose, movement });
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [footer, setFooter] = useState<HTMLElement | null>(null);

  // After the browser has opened the dialog, which focuses its first button.
  useLayoutEffect(() => {
    if (beginsAtTitle) heading.current?.focus();
  }, [beginsAtTitle]);

  return (
    <Sheet {...modal} aria-labelledby={titleId} style={{ '--dialog-width': width } as React.CSSProperties}>
      <chakra.div padding={{ base: '5', md: '7' }}>
        <div data-head>
          <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="4" marginBottom="4">
            <Heading>
              <SectionTitle ref={heading} id={titleId} tabIndex={beginsAtTitle ? -1 : undefined} outline="none">
                {title}
              </SectionTitle>
              {mark}
            </Heading>
            {onClose && (
              <IconButton label="Close" onClick={onClose} marginRight="-2">
                <X aria-hidden />
              </IconButton>
            )}
          </chakra.div>
          {lead}
        </div>
        <DialogFooterPlace value={footer}>{children}</DialogFooterPlace>
      </chakra.div>
      <Footer ref={setFooter} />
    </Sheet>
  );
}
