import type { ReactNode } from 'react';
import { Card, chakra, Muted, Stack } from '../../../shared/style/chakra.tsx';

const Legend = chakra('legend', {
  base: {
    display: 'flex',
    alignItems: 'center',
    float: 'left',
    width: 'full',
    fontFamily: 'heading',
    fontSize: 'xl',
    lineHeight: 'tight',
  },
});
const Step = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    width: '7',
    height: '7',
    marginRight: '2.5',
    bg: 'goldWash',
    borderRadius: 'full',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
});

interface FormSectionProps {
  /** Its place among the parts, from 1. */
  step: number;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One part of a long form. */
export function FormSection({ step, title, hint, children }: FormSectionProps) {
  return (
    <Card>
      <chakra.fieldset border="none" minWidth="0">
        <Legend>
          <Step aria-hidden>{step}</Step>
          {title}
        </Legend>
        {hint && (
          <Muted clear="both" paddingTop="1.5">
            {hint}
          </Muted>
        )}
        <Stack gap="5" clear="both" paddingTop="5">
          {children}
        </Stack>
      </chakra.fieldset>
    </Card>
  );
}
