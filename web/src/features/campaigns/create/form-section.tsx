import type { ReactNode } from 'react';
import { Card, chakra, Muted, Stack } from '../../../shared/style/chakra.tsx';

/** One part of a long form. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Card>
      <chakra.fieldset border="none" minWidth="0">
        <chakra.legend fontFamily="heading" fontSize="xl" lineHeight="tight" float="left" width="full">
          {title}
        </chakra.legend>
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
