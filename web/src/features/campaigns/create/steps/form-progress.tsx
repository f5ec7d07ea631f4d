import { Check } from 'lucide-react';
import { chakra, List, VisuallyHidden } from '../../../../shared/style/chakra.tsx';
import { STEP_SAID } from '../../../../shared/ui/feedback/steps.tsx';
import { useFormSteps } from './use-form-steps.ts';

const Way = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    width: 'full',
    minHeight: 'touch',
    paddingTop: { base: '2', lg: '0' },
    textAlign: 'left',
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'snug',
    cursor: 'pointer',
    _before: { content: '""', width: 'full', height: '1', borderRadius: 'full', bg: 'line' },
    _hover: { _before: { bg: 'controlLine' } },
    '& svg': { display: 'inline', verticalAlign: '-0.15em', marginRight: '1', width: '1em', height: '1em' },
  },
  variants: {
    state: {
      done: { color: 'seaText', _before: { bg: 'seaText' } },
      current: { fontWeight: 'semibold', _before: { bg: 'accent' } },
      ahead: { color: 'muted' },
    },
  },
});

/** Id of a part of the form, by its place among them. */
export const partId = (index: number) => `loot-part-${index + 1}`;

function goTo(index: number): void {
  const part = document.getElementById(partId(index));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Shows how far the form is filled in, and leads to its parts. */
export function FormProgress() {
  const steps = useFormSteps();
  return (
    <nav aria-label="Parts of the form">
      <List as="ol" gap="2" marginBottom={{ lg: '-2' }} gridTemplateColumns="repeat(3, minmax(0, 1fr))">
        {steps.map(({ short, state }, index) => (
          <li key={short}>
            <Way
              type="button"
              state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <span>
                <VisuallyHidden>{STEP_SAID[state]}</VisuallyHidden>
                {state === 'done' && <Check aria-hidden />}
                {short}
              </span>
            </Way>
          </li>
        ))}
      </List>
    </nav>
  );
}
