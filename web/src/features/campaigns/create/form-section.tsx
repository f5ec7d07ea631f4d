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

/** The narrow column beside the sections; scrolls in itself, so that the way to pay stays in sight although the preview below it is tall. */
export const Rail = chakra(Stack, {
  base: {
    gap: '6',
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
