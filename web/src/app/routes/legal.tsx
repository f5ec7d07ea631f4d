import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router-dom';
import { LEGAL_CONTACT, legalTexts } from '../../features/legal/legal-texts.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';

/** `/legal`: every legal text, one tab each; the tab is part of the address. */
export function LegalRoute() {
  const [search, setSearch] = useSearchParams();
  const selected = legalTexts.find(({ tab }) => tab === search.get('tab'))?.tab ?? 'terms';
  return (
    <>
      <PageHeader title="Legal" intro="What we promise, what we ask, and what happens when something goes wrong." />
      <Tabs
        label="Legal texts"
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'terms' ? {} : { tab }, { replace: true })}
        tabs={legalTexts.map(({ tab, label, title, sections }) => ({
          id: tab,
          label,
          panel: (
            <Card maxWidth="prose">
              <chakra.h2 fontSize="xl">{title}</chakra.h2>
              {sections.map(({ heading, text }) => (
                <chakra.div key={heading} marginTop="5">
                  <chakra.h3 fontSize="md" fontFamily="body">
                    {heading}
                  </chakra.h3>
                  <chakra.p color="muted" marginTop="1">
                    {text}
                  </chakra.p>
                </chakra.div>
              ))}
            </Card>
          ),
        }))}
      />
      <chakra.p color="muted" marginTop="6">
        Contact us at{' '}
        <chakra.a href={`mailto:${LEGAL_CONTACT}`} color="seaText" textDecoration="underline">
          {LEGAL_CONTACT}
        </chakra.a>
        . Support responds in 24-48 hours.
      </chakra.p>
    </>
  );
}
