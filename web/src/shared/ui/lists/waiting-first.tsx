import type { ReactNode } from 'react';
import { chakra, SectionTitle } from '../../style/chakra.tsx';
import { CountBadge } from '../marks/count-mark.tsx';
import { ListTools } from './list-tools.tsx';

const Group = chakra('section', { base: { '& + &': { marginTop: '8' } } });
const Heading = chakra(SectionTitle, {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', fontSize: 'lg' },
});
/** The line above a group: its heading, and what can be done with the list. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '8',
    marginBottom: '3',
  },
});

/** The part of a list that waits for its reader, and until when; without a time it keeps its order. */
interface Work<Item> {
  waits: (item: Item) => boolean;
  due?: (item: Item) => Date;
}

function inGroups<Item>(items: readonly Item[], { waits, due }: Work<Item>) {
  const waiting = items.filter((item) => waits(item));
  return {
    waiting: due ? waiting.toSorted((one, other) => +due(one) - +due(other)) : waiting,
    decided: items.filter((item) => !waits(item)),
  };
}

/** Puts what waits for its reader first, what is due sooner before the rest, and keeps the order of the rest. */
export function waitingFirst<Item>(items: readonly Item[], work: Work<Item>): readonly Item[] {
  const { waiting, decided } = inGroups(items, work);
  return [...waiting, ...decided];
}

interface WaitingFirstProps<Item> {
  items: readonly Item[];
  /** Undefined for somebody who only reads the list: it keeps its order and has no groups. */
  work: Work<Item> | undefined;
  /** Name of the list, which the names of its groups begin with. */
  name: string;
  /** Heading of those that wait; `To decide` unless told. */
  heading?: string;
  /** Heading of those that do not wait; `Decided` unless told. */
  others?: string;
  /** True when more of what waits may be on pages that are not loaded. */
  more?: boolean;
  /** A menu of the list, which stands beside its first heading. */
  tools?: ReactNode;
  /** Draws the items of a group; `name` is that of its list. */
  children: (items: readonly Item[], name: string) => ReactNode;
}

/** A list in two groups, in the order of `waitingFirst`: what waits for its reader, and below it what is decided. One list while nothing waits. */
export function WaitingFirst<Item>({
  items,
  work,
  name,
  heading = 'To decide',
  others = 'Decided',
  more = false,
  tools,
  children,
}: WaitingFirstProps<Item>) {
  const { waiting, decided } = work ? inGroups(items, work) : { waiting: [], decided: items };
  if (waiting.length === 0) {
    return (
      <>
        {tools && <ListTools>{tools}</ListTools>}
        {children(items, name)}
      </>
    );
  }
  return (
    <>
      <Group>
        <Line>
          <Heading>
            {heading} <CountBadge colorPalette="gold">{`${waiting.length}${more ? '+' : ''}`}</CountBadge>
          </Heading>
          {tools}
        </Line>
        {children(waiting, `${name}, ${heading.toLowerCase()}`)}
      </Group>
      {decided.length > 0 && (
        <Group>
          <Line>
            <Heading>{others}</Heading>
          </Line>
          {children(decided, `${name}, ${others.toLowerCase()}`)}
        </Group>
      )}
    </>
  );
}
