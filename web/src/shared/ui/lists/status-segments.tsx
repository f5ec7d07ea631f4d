import { useId, useState } from 'react';
import { chakra, VisuallyHidden } from '../../style/chakra.tsx';
import { CompactSelect } from '../forms/field.tsx';
import { SlidingRow, useSlidingRow } from '../layout/sliding-row.tsx';
import type { Narrowing } from './narrowing.tsx';

const Choice = chakra('fieldset', { base: { width: 'fit-content', maxWidth: 'full', minWidth: '0' } });
/** Slides where there is no room for all choices. */
const Track = chakra(SlidingRow, { base: { scrollbarWidth: 'none', bg: 'sunken', borderRadius: 'md' } });
const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingX: '3.5',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'text' },
    isolation: 'isolate',
    '&:has(:checked)': { color: 'text' },
    // Inside its track, while all of the segment can be pressed.
    '&:has(:checked)::before': {
      content: '""',
      position: 'absolute',
      inset: '1',
      zIndex: '-1',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'sm',
      boxShadow: 'card',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
});
const Box = chakra('input', { base: { position: 'absolute', opacity: 0, inset: '0', cursor: 'pointer' } });

/** Narrows a list to one of a few statuses, all of which are seen. */
export function StatusSegments({ labels, selected, onSelect, label = 'Status' }: Narrowing['choice']) {
  const name = useId();
  const [chosen, setChosen] = useState({ status: selected, by: selected });
  // The choice is shown at once; the address, which decides, follows when the screen is drawn with it.
  if (chosen.by !== selected) setChosen({ status: selected, by: selected });
  const row = useSlidingRow('[data-chosen]', chosen.status);
  const choose = (status: string) => {
    setChosen({ status, by: selected });
    onSelect(status);
  };
  return (
    <Choice>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Track {...row}>
        {Object.entries(labels).map(([status, shown]) => (
          <Segment key={status} data-chosen={status === chosen.status || undefined}>
            <Box type="radio" name={name} checked={status === chosen.status} onChange={() => choose(status)} />
            {shown}
          </Segment>
        ))}
      </Track>
    </Choice>
  );
}

/** Narrows a list to one of many statuses, as wide as the chosen one. */
export function StatusSelect({ labels, selected, onSelect, label = 'Status' }: Narrowing['choice']) {
  return (
    <CompactSelect aria-label={label} value={selected} onChange={({ target }) => onSelect(target.value)}>
      {Object.entries(labels).map(([status, shown]) => (
        <option key={status} value={status}>
          {shown}
        </option>
      ))}
    </CompactSelect>
  );
}
