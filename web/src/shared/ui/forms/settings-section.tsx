import { useId, type ReactNode } from 'react';
import { Card, chakra, Hint, SectionTitle, Wrap } from '../../style/chakra.tsx';

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3' },
});
const Words = chakra('div', { base: { flex: '1 1 11rem', minWidth: '0' } });

interface SettingsSectionProps {
  title: string;
  intro?: ReactNode;
  /** Stands beside the title, such as how things are. */
  mark?: ReactNode;
  /** The buttons that change all of it. */
  actions?: ReactNode;
  /** Further cards of the same part, below the first. */
  more?: ReactNode;
  children: ReactNode;
}

/** One part of a page of settings: what it is about, and below it the settings themselves on a card. */
export function SettingsSection({ title, intro, mark, actions, more, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Head>
        <Words>
          <Wrap alignItems="center" columnGap="3" rowGap="1.5">
            <SectionTitle id={titleId}>{title}</SectionTitle>
            {mark}
          </Wrap>
          {intro && (
            <Hint marginTop="1" maxWidth="prose">
              {intro}
            </Hint>
          )}
        </Words>
        {actions && (
          <chakra.div display="contents" data-actions-of-screen>
            {actions}
          </chakra.div>
        )}
      </Head>
      <Card as="div">{children}</Card>
      {more}
    </chakra.section>
  );
}
