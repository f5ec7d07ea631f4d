import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { chakra } from '../../style/chakra.tsx';

/** Differences below this are rounding, in pixels. */
const ROUNDING_PX = 2;

const Tab = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingX: { base: '1', md: '4' },
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: 'semibold',
    color: 'muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '&[aria-selected=true]': { color: 'text', borderColor: 'accent' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const FADE_PX = 48;
const FADE = `${FADE_PX}px`;

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: { base: 'space-between', md: 'flex-start' },
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'line',
    marginBottom: '6',
    // Fades where more tabs follow.
    maskImage:
      'linear-gradient(to right, transparent, black var(--before, 0px), black calc(100% - var(--after, 0px)), transparent)',
    '&[data-more~=before]': { '--before': FADE },
    '&[data-more~=after]': { '--after': FADE },
  },
});

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; panel: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Tabs with arrow keys, Home and End; only the selected panel is rendered. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === selected);
  const count = tabs.length;
  const more = useMoreBeside(list);

  useEffect(() => {
    // Where the row is wider than a phone, the selected tab may stand beyond its edge. Only the row may move, not the page.
    const row = list.current;
    const tab = row?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!row || !tab) return;
    const { left, right } = row.getBoundingClientRect();
    // Where more tabs follow, the row fades.
    const after = at === count - 1 ? 0 : FADE_PX;
    const before = at === 0 ? 0 : FADE_PX;
    row.scrollLeft += Math.max(tab.right + after - right, 0) + Math.min(tab.left - before - left, 0);
  }, [at, count]);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = (move + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <Row ref={list} role="tablist" aria-label={label} data-more={more} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </Row>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selected}`}>
        {tabs[at]?.panel}
      </div>
    </div>
  );
}

/** At which sides of a row that scrolls sideways more follows: 'before', 'after', both with a space between, or neither. */
function useMoreBeside(row: RefObject<HTMLElement | null>): string {
  const [more, setMore] = useState('');
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const sides = [
        scrollLeft > ROUNDING_PX && 'before',
        scrollWidth - clientWidth - scrollLeft > ROUNDING_PX && 'after',
      ];
      setMore(sides.filter(Boolean).join(' '));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return more;
}
