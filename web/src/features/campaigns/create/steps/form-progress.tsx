import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chakra, List, VisuallyHidden } from '../../../../shared/style/chakra.tsx';
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
    '&[aria-current]': { color: 'text', fontWeight: 'semibold', _before: { bg: 'accent' } },
    '& svg': { display: 'inline', verticalAlign: '-0.15em', marginRight: '1', width: '1em', height: '1em' },
  },
  variants: {
    done: {
      true: { '& svg': { color: 'seaText' }, _before: { bg: 'seaText' } },
      false: { color: 'muted' },
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

/** The place of the part that stands in the middle of the window, of so many. */
function usePartInView(count: number): number {
  const [inView, setInView] = useState(0);
  useEffect(() => {
    const parts = Array.from({ length: count }, (_part, index) => document.getElementById(partId(index)));
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen)
          if (isIntersecting) setInView(parts.findIndex((part) => part === target));
      },
      { rootMargin: '-49% 0px -50% 0px' },
    );
    for (const part of parts) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [count]);
  return inView;
}

/** Shows which parts of the form are filled in and which one is in view, and leads to each. */
export function FormProgress() {
  const steps = useFormSteps();
  const inView = usePartInView(steps.length);
  return (
    <nav aria-label="Parts of the form">
      <List as="ol" gap="2" marginBottom={{ lg: '-2' }} gridTemplateColumns="repeat(3, minmax(0, 1fr))">
        {steps.map(({ short, state }, index) => (
          <li key={short}>
            <Way
              type="button"
              done={state === 'done'}
              aria-current={index === inView ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <span>
                <VisuallyHidden>{state === 'done' ? 'Done: ' : 'To do: '}</VisuallyHidden>
                {state === 'done' ? <Check aria-hidden /> : <Circle aria-hidden />}
                {short}
              </span>
            </Way>
          </li>
        ))}
      </List>
    </nav>
  );
}
