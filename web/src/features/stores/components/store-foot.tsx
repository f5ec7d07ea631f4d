import { BlockButton } from '../../../shared/blocks/block-button.tsx';
import { ReportButton } from '../../../shared/reports/report-button.tsx';
import { Wrap } from '../../../shared/style/chakra.tsx';

/** What visitors can do against a store or its creator, at the end of it. */
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
