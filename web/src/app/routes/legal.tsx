import { LegalArticle } from '../../features/legal/legal-article.tsx';
import { legalTexts } from '../../features/legal/legal-texts.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { chakra, Muted } from '../../shared/style/chakra.tsx';
import { SUPPORT_ANSWERS, SUPPORT_EMAIL } from '../../shared/text/support.ts';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';

/** `/legal`: every legal text, one tab each; the tab is part of the address. */
export function LegalRoute() {
  const [search, setSearch] = useSearch();
  const shown = legalTexts.find(({ tab }) => tab === search.get('tab')) ?? legalTexts[0];
  return (
    <>
      <PageHeader title="Legal" intro="What we promise, what we ask, and what happens when something goes wrong." />
      {shown && <PageTitle title={shown.title} />}
      <Tabs
        label="Legal texts"
        selected={shown?.tab ?? 'terms'}
        onSelect={(tab) => setSearch(tab === 'terms' ? {} : { tab }, { replace: true })}
        tabs={legalTexts.map((text) => ({ id: text.tab, label: text.label, panel: <LegalArticle text={text} /> }))}
      />
      <Muted marginTop="8">
        Contact us at{' '}
        <chakra.a href={`mailto:${SUPPORT_EMAIL}`} color="seaText" fontWeight="semibold" textDecoration="underline">
          {SUPPORT_EMAIL}
        </chakra.a>
        . {SUPPORT_ANSWERS}
      </Muted>
    </>
  );
}
