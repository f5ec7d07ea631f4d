import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { chakra, SlidingLine } from '../../../shared/style/chakra.tsx';

const Row = chakra(SlidingLine, {
  base: {
    marginBottom: '6',
    paddingY: '0',
    gap: { base: '1', md: '2' },
    flexWrap: 'nowrap',
    bg: 'canvas',
    boxShadow: 'inset 0 -1px 0 {colors.line}',
    md: { position: 'sticky', top: '0', zIndex: '1', overflowX: 'auto' },
  },
});
const Way = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: { base: 'touch', md: '12' },
    paddingX: { base: '2.5', md: '4' },
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'muted',
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { color: 'text' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'text', borderColor: 'accent' },
  },
});

const PARTS = [
  [ANCHORS.profile, 'About you'],
  [ANCHORS.payoutAccount, 'Getting paid'],
  [ANCHORS.socialAccounts, 'Other platforms'],
  [ANCHORS.mails, 'Emails'],
  [ANCHORS.account, 'Sign-in and data'],
] as const;
type Anchor = (typeof PARTS)[number][0];

/** How far from the top of the window a part is the one that is read, in pixels. */
const READ_AT_PX = 160;

interface ProfileContentsProps {
  /** Where getting paid stands, so that it is in sight without scrolling. */
  payment?: ReactNode;
}

/** Ways to the parts of the profile, each kept in the address; the part that is read is marked. */
export function ProfileContents({ payment }: ProfileContentsProps) {
  const current = useCurrentPart();
  return (
    <Row as="nav" aria-label="Parts of your profile">
      {PARTS.map(([anchor, name]) => (
        <Way key={anchor} to={{ hash: anchor }} aria-current={anchor === current ? 'location' : undefined}>
          {name}
          {anchor === ANCHORS.payoutAccount && payment}
        </Way>
      ))}
    </Row>
  );
}

/** The part that is read: the one that the address names, until the reader scrolls on. */
function useCurrentPart(): Anchor {
  const { hash, key } = useLocation();
  const wanted = PARTS.find(([anchor]) => hash === `#${anchor}`)?.[0];
  const [read, setRead] = useState<{ since: string; part: Anchor }>();

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRead({ since: key, part: partInSight(wanted) }));
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      cancelAnimationFrame(frame);
    };
  }, [key, wanted]);
  return (read?.since === key ? read.part : wanted) ?? PARTS[0][0];
}

/** Returns the last part that has reached the top of the window. At the end of the page, where no more of them can, it is the wanted one, else the last. */
function partInSight(wanted: Anchor | undefined): Anchor {
  const topOf = (anchor: Anchor) => document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  if (isAtEnd && scrollY > 0) {
    const isInSight = wanted !== undefined && topOf(wanted) >= 0 && topOf(wanted) < innerHeight;
    return isInSight ? wanted : ANCHORS.account;
  }
  return PARTS.findLast(([anchor]) => topOf(anchor) <= READ_AT_PX)?.[0] ?? PARTS[0][0];
}
