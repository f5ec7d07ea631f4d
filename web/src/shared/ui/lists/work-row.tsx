import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { movingList } from '../../motion/moving-list.tsx';
import { chakra, cva, Detail, sheet, WideWords } from '../../style/chakra.tsx';
import { Avatar } from '../pictures/avatar.tsx';

/** How wide the place of the list must be for the figure and the buttons to stand beside the words. */
const ROOMY = '@container (min-width: 38rem)';

const Room = chakra('div', { base: { containerType: 'inline-size' } });
const Sheet = movingList(chakra('ul', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden' } }));

/** Where it is narrow: what is to be done, then how long there is time beside the amount, and below these what it is; the verb at their right. */
const rowRecipe = cva({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '0 auto minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingX: '4',
    paddingY: '3.5',
    [ROOMY]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', paddingX: '6', paddingY: '4' },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'line' },
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: { hasFace: { true: { gridTemplateColumns: '3.25rem auto minmax(0, 1fr) auto' } } },
});
const Row = chakra(Link, rowRecipe);

/** Leaves no gap where there is nobody to show: the words begin in its place. */
const Face = chakra('span', {
  base: {
    gridRow: '1 / 3',
    gridColumn: '1',
    alignSelf: 'start',
    marginRight: '3',
    lineHeight: 0,
    [ROOMY]: { gridRow: '1' },
  },
});

/** Keeps its parts together where there is room beside them. */
const Words = chakra('div', {
  base: {
    display: 'contents',
    overflowWrap: 'anywhere',
    [ROOMY]: { display: 'block', gridRow: '1', gridColumn: '2', minWidth: '0' },
  },
});
const Title = chakra('span', { base: { display: 'block', gridRow: '1', gridColumn: '2 / -1', lineHeight: 'snug' } });
const Name = chakra('strong', { base: { fontWeight: 'semibold' } });
const Facts = chakra('div', {
  base: {
    display: 'contents',
    [ROOMY]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' },
  },
  variants: { hasMarks: { true: { [ROOMY]: { marginTop: '1' } } } },
});
const About = chakra(Detail, { base: { gridRow: '2', gridColumn: '2 / -1', minWidth: '0' } });
const Mark = chakra('span', {
  base: {
    gridRow: '3',
    gridColumn: '1 / 3',
    marginTop: '2',
    marginRight: '2',
    lineHeight: 0,
    '& > *': { lineHeight: 'body' },
    '& svg': { display: 'none' },
    [ROOMY]: { marginTop: '0', marginRight: '0', '& svg': { display: 'inline' } },
  },
});
/** Takes the place of what the amount is, which has the same height. */
const Warning = chakra('span', {
  base: {
    gridRow: '4',
    gridColumn: '1 / 4',
    marginTop: '0.5',
    lineHeight: 0,
    '& > *': { lineHeight: 'body' },
    [ROOMY]: { marginTop: '0' },
  },
});
const Figure = chakra('div', {
  base: {
    display: 'contents',
    [ROOMY]: {
      display: 'block',
      gridRow: '1',
      gridColumn: '3',
      textAlign: 'right',
      marginLeft: '4',
      minWidth: '8rem',
    },
  },
});
const Amount = chakra('span', {
  base: {
    gridRow: '3',
    gridColumn: '2 / 4',
    marginTop: '2',
    textStyle: 'figure',
    fontWeight: 'bold',
    fontSize: 'md',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    [ROOMY]: { marginTop: '0', fontSize: 'lg' },
  },
  variants: {
    isBesideMark: { true: { gridColumn: '3' } },
    // A count among amounts is no money.
    isCount: { true: { fontWeight: 'medium', color: 'muted', fontSize: 'md', [ROOMY]: { fontSize: 'md' } } },
  },
});
const Note = chakra(Detail, {
  base: { gridRow: '4', gridColumn: '2 / 4', minHeight: '1.7rem', [ROOMY]: { minHeight: '0' } },
  variants: { isBelowMark: { true: { gridColumn: '1 / 4' } } },
});
const Verb = chakra('div', {
  base: {
    gridRow: '3 / 5',
    gridColumn: '4',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginTop: '2',
    marginLeft: '3',
    [ROOMY]: { gridRow: '1', gridColumn: '4', minWidth: '6.5rem', marginTop: '0', marginLeft: '4' },
  },
  variants: {
    // All there is below the words of what is about nobody.
    isAlone: {
      true: {
        gridColumn: '1 / -1',
        marginLeft: '0',
        marginTop: '3',
        '& > *': { flex: '1' },
        [ROOMY]: { gridColumn: '4', marginLeft: '4', marginTop: '0' },
      },
    },
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
  /** How much time is left, as a mark: before the detail or, where it is narrow, beside the figure. */
  mark?: ReactNode;
  /** An obstacle, as a mark. */
  warning?: ReactNode;
  /** The amount or number to decide about, and what it is: paid, reserved, reported. */
  figure?: { shows: ReactNode; note?: ReactNode; isCount?: boolean } | undefined;
  /** The verb, as something that looks like a button. */
  actions?: ReactNode;
  /** Address to which the whole row leads. */
  to: string;
}

/** A piece of waiting work in one line: who, what, how much, until when, why, and the verb. */
export function WorkRow({ picture, lead, name, about, detail, mark, warning, figure, actions, to }: WorkRowProps) {
  const hasMark = mark !== undefined;
  const hasFace = lead !== undefined || picture !== undefined;
  return (
    <Row hasFace={hasFace} to={to}>
      {hasFace && <Face>{lead ?? <Avatar name={name} src={picture ?? null} size="10" />}</Face>}
      <Words>
        <Title>
          <Name>{name}</Name>
          {about && <> {about}</>}
        </Title>{' '}
        <Facts hasMarks={hasMark || warning !== undefined}>
          {hasMark && <Mark>{mark} </Mark>}
          {warning !== undefined && <Warning>{warning} </Warning>}
          {detail && <About lineClamp="2">{detail}</About>}
        </Facts>
      </Words>
      {figure && (
        <Figure>
          <Amount isBesideMark={hasMark} isCount={figure.isCount}>
            {figure.shows}
          </Amount>{' '}
          {figure.note && (
            <Note isBelowMark={hasMark}>
              {warning === undefined ? figure.note : <WideWords>{figure.note}</WideWords>}
            </Note>
          )}
        </Figure>
      )}
      {actions && <Verb isAlone={!figure && !hasMark && picture === undefined}>{actions}</Verb>}
    </Row>
  );
}
