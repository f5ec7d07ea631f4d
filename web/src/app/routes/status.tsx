import { StatusPage } from '../../features/status/status-page.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';

/** `/status`: what works, for everybody. */
export function StatusRoute() {
  return (
    <>
      <PageHeader title="Status" intro="What works on Doubloon right now, by what you come here for." />
      <StatusPage />
    </>
  );
}
