import { useEffect, useState } from 'react';
import { CreateLootForm } from '../../features/campaigns/create/create-loot-form.tsx';
import { COPY_OF, paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { EmptyPage } from '../../shared/ui/lists/query-view.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';

const CopiedLoot = lazyPart(
  async () => (await import('../../features/campaigns/create/copy/copied-loot.tsx')).CopiedLoot,
);

/** `/create-loot`: describes a loot and pays for it. */
export function CreateLootRoute() {
  const user = useSession((state) => state.user);
  const [search, setSearch] = useSearch();
  const isReturn = search.has('checkout');
  const [returned] = useState(isReturn);
  const copied = search.get(COPY_OF);
  const [copyOf, setCopyOf] = useState<string>();
  useEffect(() => {
    // Said once; a reload is a new visit.
    if (isReturn) setSearch({}, { replace: true });
  }, [isReturn, setSearch]);
  if (user?.role !== 'business_owner') {
    return (
      <EmptyPage
        drawing="compass"
        title="Access Denied"
        text={campaignsText.onlyOwners}
        action={<ButtonLink to={paths.marketplace}>Back to Marketplace</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeader title={campaignsText.createTitle} intro="Your loot opens once you have paid." />
      {copied === null ? (
        <CreateLootForm owner={user} returned={returned} copyOf={copyOf} />
      ) : (
        <CopiedLoot
          key={copied}
          owner={user}
          id={copied}
          onReady={(title) => {
            setCopyOf(title);
            setSearch({}, { replace: true });
          }}
        />
      )}
    </>
  );
}
