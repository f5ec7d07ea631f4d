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
    '&[data-urgent]': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
  },
});
const Row = chakra('div', rowRecipe);
const RowLink = chakra(Link, rowRecipe);
const PressedRow = chakra(RowLink, {
  base: { _hover: { bg: 'raised' }, _focusVisible: { outlineOffset: '-2px' } },
});

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
      minWidth: '10rem',
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
const Below = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    [ROOMY]: { gridColumn: '2 / -1' },
  },
});
const Marks = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' } });
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    justifyContent: 'flex-end',
    gap: '2',
    // Four of them stand in two pairs where the room is narrow.
    '& > button': { flex: '1 1 40%', [ROOMY]: { flex: 'none' } },
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
  /** The person it is about, or what is to be done. */
  name: string;
  /** The rest of the sentence that begins with the name. */
  about?: ReactNode;
  /** Quiet lines below: since when, until when, for whom. */
  detail?: ReactNode;
  /** The amount or number to decide about, and what it is: paid, reserved, reported. */
  figure?: { shows: ReactNode; note?: ReactNode } | undefined;
  /** The score and the strongest reasons. With them, the actions stand on a line of their own. */
  marks?: ReactNode;
  /** The verb, as a button; before it others. In a row that is a link, something that only looks like one. */
  actions?: ReactNode;
  /** Address to which the whole row leads; left out where its buttons decide. */
  to?: string;
  /** True where it is the reader's turn. */
  urgent?: boolean | undefined;
}

/** A piece of waiting work in one line: who, what, how much, until when, why, and the verb. */
export function WorkRow({ picture, name, about, detail, figure, marks, actions, to, urgent }: WorkRowProps) {
  const content = (
    <>
      {picture !== undefined && (
        <Face>
          <Avatar name={name} src={picture} size="10" />
        </Face>
      )}
      <Words>
        <Title>
          <Name>{name}</Name>
          {about && <> {about}</>}
        </Title>
        {detail && <Detail lineClamp={to === undefined ? undefined : '2'}>{detail}</Detail>}
      </Words>
      {figure && (
        <Figure>
          <Amount>{figure.shows}</Amount> {figure.note && <Detail>{figure.note}</Detail>}
        </Figure>
      )}
      {!marks && actions && <Verb>{actions}</Verb>}
      {marks && (
        <Below>
          <Marks>{marks}</Marks>
          {actions && <Buttons>{actions}</Buttons>}
        </Below>
      )}
    </>
  );
  const looks = { 'data-urgent': urgent || undefined };
  return to === undefined ? (
    <Row {...looks}>{content}</Row>
  ) : (
    <PressedRow {...looks} to={to}>
      {content}
    </PressedRow>
  );
}
