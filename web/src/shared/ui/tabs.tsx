import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

const Tab = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingX: { base: '2.5', md: '4' },
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

  useEffect(() => {
    // Where the row is wider than a phone, the selected tab may stand beyond its edge. Only the row may move, not the page.
    const row = list.current;
    const tab = row?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!row || !tab) return;
    const { left, right } = row.getBoundingClientRect();
    row.scrollLeft += Math.max(tab.right - right, 0) + Math.min(tab.left - left, 0);
  }, [selected]);

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
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        display="flex"
        overflowX="auto"
        borderBottomWidth="1px"
        borderColor="line"
        marginBottom="6"
      >
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
      </chakra.div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selected}`}>
        {tabs[at]?.panel}
      </div>
    </div>
  );
}
