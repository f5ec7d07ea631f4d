import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, chakra, Stack } from '../../../shared/style/chakra.tsx';
import { StepDot } from '../../../shared/ui/feedback/steps.tsx';
import { partId } from './steps/form-progress.tsx';
import { useFormSteps } from './steps/use-form-steps.ts';

const Legend = chakra('legend', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    float: 'left',
    width: 'full',
    fontFamily: 'heading',
    fontSize: 'xl',
    lineHeight: 'tight',
    '& > span': { fontFamily: 'body' },
  },
});

/** One part of the form, with its number or a sign that nothing is missing in it. */
export function FormSection({ index, children }: { index: number; children: ReactNode }) {
  const step = useFormSteps()[index];
  return (
    <Card id={partId(index)} tabIndex={-1} scrollMarginTop="20">
      <chakra.fieldset border="none" minWidth="0">
        <Legend>
          <StepDot state={step?.state} aria-hidden>
            {step?.state === 'done' ? <Check /> : index + 1}
          </StepDot>
          {step?.name}
        </Legend>
        <Stack gap={{ base: '4', md: '5' }} clear="both" paddingTop={{ base: '4', md: '5' }}>
          {children}
        </Stack>
      </chakra.fieldset>
    </Card>
  );
}

/** The narrow column beside the sections; scrolls in itself, so that the way to pay stays in sight although the preview below it is tall. */
export const Rail = chakra(Stack, {
  base: {
    gap: '4',
    lg: {
      position: 'sticky',
      top: '6',
      maxHeight: 'calc(100dvh - 3rem)',
      overflowY: 'auto',
      margin: '-1',
      padding: '1',
    },
  },
});

/** The sections of the form, and the rail beside them where there is room. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  },
});
