import { useId, type ReactNode } from 'react';
import { useArrival } from '../../state/use-arrival.ts';
import { Card, chakra, Hint, SectionTitle, Wrap } from '../../style/chakra.tsx';

interface SettingsSectionProps {
  title: string;
  intro?: ReactNode;
  /** Stands beside the title, such as how things are. */
  mark?: ReactNode;
  /** The anchor that leads to it. */
  anchor?: string;
  /** True once it is as high as it will be. */
  ready?: boolean;
  children: ReactNode;
}

/** One part of a page of settings: what it is about at the left, or above on phones, and the settings themselves on a card. */
export function SettingsSection({ title, intro, mark, anchor, ready, children }: SettingsSectionProps) {
  const titleId = useId();
  const place = useArrival<HTMLElement>(anchor, ready);
  return (
    <chakra.section
      ref={place}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      scrollMarginTop="20"
      outline="none"
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
      gap={{ base: '3', lg: '10' }}
      alignItems="start"
    >
      <chakra.div paddingTop={{ base: '0', lg: '5' }} position={{ base: 'static', lg: 'sticky' }} top="12">
        <Wrap alignItems="center" columnGap="3" rowGap="1.5">
          <SectionTitle id={titleId}>{title}</SectionTitle>
          {mark}
        </Wrap>
        {intro && (
          <Hint marginTop="1.5" maxWidth="prose">
            {intro}
          </Hint>
        )}
      </chakra.div>
      <Card as="div">{children}</Card>
    </chakra.section>
  );
}
