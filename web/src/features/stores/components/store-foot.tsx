import { BlockButton } from '../../../shared/blocks/block-button.tsx';
import { ReportButton } from '../../../shared/reports/report-button.tsx';
import { Wrap } from '../../../shared/style/chakra.tsx';

/** Ends a store with the ways to report it and to block its creator. */
export function StoreFoot({ creatorId, name }: { creatorId: string; name: string }) {
  return (
    <Wrap gap="2">
      <ReportButton type="store" id={creatorId} personId={creatorId}>
        Report this store
      </ReportButton>
      <BlockButton uid={creatorId} name={name}>
        Block this creator
      </BlockButton>
    </Wrap>
  );
}
