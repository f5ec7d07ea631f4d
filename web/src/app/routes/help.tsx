import { HelpPage } from '../../features/help/help-page.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';

/** `/help`: what people ask, for everybody. */
export function HelpRoute() {
  return (
    <>
      <PageHeader title="Help" intro="How views count, how money moves, and who to ask." />
      <HelpPage />
    </>
  );
}
