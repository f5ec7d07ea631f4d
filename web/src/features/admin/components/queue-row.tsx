import type { ReactNode } from 'react';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { chakra, Detail, sheet } from '../../../shared/style/chakra.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

/** How wide the place of the list must be for the amount and the buttons to stand beside the words. */
const ROOMY = '@container (min-width: 38rem)';

const Room = chakra('div', { base: { containerType: 'inline-size' } });
const Sheet = movingList(chakra('ul', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden' } }));

/** On phones: who and how much, then why and when, then the buttons; elsewhere all beside each other. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    padding: '4',
    [ROOMY]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      paddingX: '5',
    },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'line' },
    '&[data-urgent]': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
  },
});
const Face = chakra('span', {
  base: { gridRow: '1 / 3', gridColumn: '1', lineHeight: 0, [ROOMY]: { gridRow: '1', alignSelf: 'start' } },
});

/** Keeps its parts apart where they have places of their own. */
const Words = chakra('div', {
  base: {
    display: 'contents',
    overflowWrap: 'anywhere',
    [ROOMY]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridRow: '1', gridColumn: '2' },
  },
});
const Title = chakra('div', {
  base: {
    display: 'contents',
    lineHeight: 'snug',
    [ROOMY]: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
const Name = chakra('strong', {
  base: { gridRow: '1', gridColumn: '2', fontWeight: 'semibold', lineHeight: 'snug' },
});
const About = chakra('span', {
  base: {
    gridRow: '2',
    gridColumn: '2 / -1',
    fontSize: 'sm',
    lineHeight: 'snug',
    color: 'muted',
  },
});
const Why = chakra(Detail, {
  base: {
    gridRow: '3',
    gridColumn: '1 / -1',
    marginTop: '2',
    lineHeight: 'snug',
    [ROOMY]: { gridRow: 'auto', gridColumn: 'auto', marginTop: '0.5' },
  },
});
const Marks = chakra('div', {
  base: {
    gridRow: '4',
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    minWidth: '0',
    marginTop: '2',
    _empty: { display: 'none' },
    [ROOMY]: { gridRow: 'auto', gridColumn: 'auto' },
  },
});
const Figure = chakra('div', {
  base: { display: 'contents', [ROOMY]: { display: 'block', gridRow: '1', gridColumn: '3', textAlign: 'right' } },
});
const Amount = chakra('span', {
  base: {
    gridRow: '1',
    gridColumn: '3',
    textStyle: 'figure',
    fontWeight: 'bold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    [ROOMY]: { fontSize: 'lg' },
  },
});
/** In a list of one kind, its title says on phones what the amounts are. */
const Note = chakra(Detail, { base: { display: 'none', [ROOMY]: { display: 'block' } } });
const Meter = chakra('div', {
  base: {
    gridRow: '5',
    gridColumn: '1 / -1',
    justifySelf: 'start',
    alignSelf: 'center',
    marginTop: '3',
    [ROOMY]: { marginTop: '1' },
  },
});
const Verb = chakra('div', {
  base: {
    gridRow: '5',
    gridColumn: '1 / -1',
    justifySelf: 'end',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '2',
    marginTop: '3',
    [ROOMY]: { gridRow: '1', gridColumn: '4', marginLeft: '1', minWidth: '10.5rem', marginTop: '0' },
  },
});

/** A line that ends in dots where it is longer than its place; where that is narrow it goes on below. */
export const OneLine = chakra('span', {
  base: {
    display: 'block',
    [ROOMY]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

/** Work that waits for an admin, a `QueueRow` in each of its `li`, which need keys. */
export function QueueList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Room>
      <Sheet aria-label={label}>{children}</Sheet>
    </Room>
  );
}

interface QueueRowProps {
  /** The picture of the person it is about, null for initials. */
  picture: string | null;
  /** The person it is about. */
  name: string;
  /** The rest of the sentence that begins with the name. */
  about?: ReactNode;
  /** Quiet lines below: why, since when, until when. */
  detail?: ReactNode;
  /** The amount or number to decide about; what it is, and how it is graded. */
  figure?: { shows: ReactNode; note?: ReactNode; meter?: ReactNode } | undefined;
  /** The strongest reasons, or what to look at, below the words. */
  marks?: ReactNode;
  /** The verb as a button, and before it the menu of the others. */
  actions?: ReactNode;
  /** True where the time to decide is nearly over. */
  urgent?: boolean;
}

/** A piece of work in a queue: who, how much, why, since and until when, and the verb. */
export function QueueRow({ picture, name, about, detail, figure, marks, actions, urgent = false }: QueueRowProps) {
  return (
    <Row data-urgent={urgent || undefined}>
      <Face>
        <Avatar name={name} src={picture} size="10" />
      </Face>
      <Words>
        <Title>
          <Name>{name}</Name> {about && <About>{about}</About>}
        </Title>
        {detail && <Why>{detail}</Why>}
        {marks && <Marks>{marks}</Marks>}
      </Words>
      {figure && (
        <Figure>
          <Amount>{figure.shows}</Amount>
          {figure.note && <Note>{figure.note}</Note>}
          {figure.meter && <Meter>{figure.meter}</Meter>}
        </Figure>
      )}
      {actions && <Verb>{actions}</Verb>}
    </Row>
  );
}
