import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { movingList } from '../../motion/moving-list.tsx';
import { chakra, Detail, sheet, cva } from '../../style/chakra.tsx';
import { Avatar } from '../pictures/avatar.tsx';

/** How wide the place of the list must be for the figure and the buttons to stand beside the words. */
const ROOMY = '@container (min-width: 38rem)';

const Room = chakra('div', { base: { containerType: 'inline-size' } });
const Sheet = movingList(chakra('ul', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden' } }));

const rowRecipe = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    rowGap: '2',
    padding: '4',
    [ROOMY]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', paddingX: '5' },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'line' },
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-urgent]': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
  },
});
const Row = chakra(Link, rowRecipe);

/** Leaves no gap where there is nobody to show: the words begin in its place. */
const Face = chakra('span', { base: { alignSelf: 'start', marginRight: '3', lineHeight: 0 } });
const Words = chakra('div', {
  base: { gridColumn: '2 / -1', minWidth: '0', overflowWrap: 'anywhere', [ROOMY]: { gridColumn: '2' } },
});
const Title = chakra('span', { base: { display: 'block', lineHeight: 'snug' } });
const Name = chakra('strong', { base: { fontWeight: 'semibold' } });
const Figure = chakra('div', {
  base: {
    gridRow: '2',
    gridColumn: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    [ROOMY]: {
      gridRow: '1',
      gridColumn: '3',
      display: 'block',
      textAlign: 'right',
      marginLeft: '4',
      minWidth: '8rem',
    },
  },
});
const Amount = chakra('span', {
  base: { textStyle: 'figure', fontWeight: 'bold', fontSize: 'lg', lineHeight: 'snug', whiteSpace: 'nowrap' },
});
const Verb = chakra('div', {
  base: {
    gridRow: '2',
    gridColumn: '3',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginLeft: '3',
    [ROOMY]: { gridRow: '1', gridColumn: '4', minWidth: '6.5rem', marginLeft: '4' },
  },
});

/** Work that waits for somebody, a `WorkRow` in each of its `li`, which need keys. */
export function WorkList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Room>
      <Sheet aria-label={label}>{children}</Sheet>
    </Room>
  );
}

interface WorkRowProps {
  /** Address of the picture of the person it is about, null for initials; left out where it is nobody's. */
  picture?: string | null | undefined;
  /** Stands in the place of the picture. */
  lead?: ReactNode;
  /** The person it is about, or what is to be done. */
  name: string;
  /** The rest of the sentence that begins with the name. */
  about?: ReactNode;
  /** Quiet lines below: since when, until when, for whom. */
  detail?: ReactNode;
  /** The amount or number to decide about, and what it is: paid, reserved, reported. */
  figure?: { shows: ReactNode; note?: ReactNode } | undefined;
  /** The verb, as something that looks like a button. */
  actions?: ReactNode;
  /** Address to which the whole row leads. */
  to: string;
  /** True where it must be done soon. */
  urgent?: boolean | undefined;
}

/** A piece of waiting work in one line: who, what, how much, until when, why, and the verb. */
export function WorkRow({ picture, lead, name, about, detail, figure, actions, to, urgent }: WorkRowProps) {
  return (
    <Row data-urgent={urgent || undefined} to={to}>
      {(lead !== undefined || picture !== undefined) && (
        <Face>{lead ?? <Avatar name={name} src={picture ?? null} size="10" />}</Face>
      )}
      <Words>
        <Title>
          <Name>{name}</Name>
          {about && <> {about}</>}
        </Title>
        {detail && <Detail lineClamp="2">{detail}</Detail>}
      </Words>
      {figure && (
        <Figure>
          <Amount>{figure.shows}</Amount> {figure.note && <Detail>{figure.note}</Detail>}
        </Figure>
      )}
      {actions && <Verb>{actions}</Verb>}
    </Row>
  );
}
