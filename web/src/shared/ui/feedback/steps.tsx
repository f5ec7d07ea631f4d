import { Check } from 'lucide-react';
import { chakra, Detail, VisuallyHidden } from '../../style/chakra.tsx';

/** Its number while it is to come, and a sign once it is done. */
export const StepDot = chakra('span', {
  base: {
    flexShrink: '0',
    width: '7',
    height: '7',
    borderRadius: 'full',
    display: 'grid',
    placeItems: 'center',
    fontSize: 'sm',
    fontWeight: 'bold',
    '& svg': { width: '4', height: '4' },
  },
  variants: {
    state: {
      done: { bg: 'seaWash', color: 'seaText' },
      current: { bg: 'accent', color: 'onAccent' },
      ahead: { bg: 'chip', color: 'muted' },
    },
  },
});

/** Said before the name of a step to those who do not see its sign. */
export const STEP_SAID = { done: 'Done: ', current: 'Now: ', ahead: 'Later: ' } as const;

export interface Step {
  name: string;
  state: 'done' | 'current' | 'ahead';
  /** Who has to act and what for, while it is current. */
  note?: string | undefined;
}

/** The steps of something, those behind, the one it is at, and those ahead. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <chakra.ol listStyleType="none" display="grid" gap="3">
      {steps.map(({ name, state, note }, index) => (
        <chakra.li key={name} display="flex" gap="3" aria-current={state === 'current' ? 'step' : undefined}>
          <StepDot state={state} aria-hidden>
            {state === 'done' ? <Check /> : index + 1}
          </StepDot>
          <chakra.div paddingTop="0.5" color={state === 'ahead' ? 'muted' : 'text'}>
            <chakra.span fontWeight={state === 'current' ? 'semibold' : 'normal'}>
              <VisuallyHidden>{STEP_SAID[state]}</VisuallyHidden>
              {name}
            </chakra.span>
            {note && <Detail>{note}</Detail>}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
