import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';

const Knob = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    position: 'relative',
    flexShrink: 0,
    width: '11',
    height: '6',
    bg: 'chip',
    borderWidth: '1px',
    borderColor: 'controlLine',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color 140ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '4',
      height: '4',
      borderRadius: 'full',
      bg: 'controlLine',
      transition: 'transform 140ms',
    },
    _checked: { bg: 'accent', borderColor: 'goldText' },
    '&:checked::before': { transform: 'translateX(1.25rem)', bg: 'onAccent' },
    // Colours of ours are not painted there; the system draws its own box.
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});
/** Makes the switch as easy to hit as a button. */
const Target = chakra('label', {
  base: { display: 'inline-grid', placeItems: 'center', minWidth: 'touch', minHeight: 'touch', cursor: 'pointer' },
});
const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'touch',
    cursor: 'pointer',
  },
});

type SwitchProps = Omit<ComponentProps<typeof Knob>, 'type' | 'aria-label'>;

/** A setting that is kept at once, alone in a cell of a table; `label` is what it is called. */
export function Switch({ label, ...rest }: SwitchProps & { label: string }) {
  return (
    <Target>
      <Knob {...rest} type="checkbox" aria-label={label} />
    </Target>
  );
}

/** A setting that is kept at once, at the end of the line that says what it is. */
export function SwitchRow({ name, hint, ...rest }: Omit<SwitchProps, 'name'> & { name: string; hint: ReactNode }) {
  return (
    <Row>
      <span>
        <chakra.span display="block" fontWeight="semibold">
          {name}
        </chakra.span>
        <chakra.span display="block" textStyle="hint">
          {hint}
        </chakra.span>
      </span>
      <Knob {...rest} type="checkbox" />
    </Row>
  );
}
