import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { SlidingRow, useSlidingRow } from './sliding-row.tsx';

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

const Row = chakra(SlidingRow, {
  base: {
    justifyContent: { base: 'space-between', md: 'flex-start' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    marginBottom: '6',
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
  const at = tabs.findIndex((tab) => tab.id === selected);
  const count = tabs.length;
  const row = useSlidingRow('[aria-selected=true]', `${at} of ${count}`);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = (move + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.id);
    row.ref.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <Row {...row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
