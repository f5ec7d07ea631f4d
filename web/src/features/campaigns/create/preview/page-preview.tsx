import { useQuery } from '@tanstack/react-query';
import { brandQuery } from '../../api/queries.ts';
import { CampaignDetail } from '../../browse/campaign-detail.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { previewOf, type Chosen } from './preview-of.ts';
import type { SessionUser } from '../../../../shared/state/session.ts';
import { Hint } from '../../../../shared/style/chakra.tsx';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';
import { useSideSheet } from '../../../../shared/ui/dialogs/side-sheet.ts';

interface PagePreviewProps {
  owner: SessionUser;
  /** The form as it is typed so far. */
  form: CreateLootValues;
  chosen: Chosen;
  onClose: () => void;
}

/** The page of a loot as creators will see it, before it is paid for: the page itself, with what the form says. */
export function PagePreview({ owner, form, chosen, onClose }: PagePreviewProps) {
  const sheet = useSideSheet();
  const brand = useQuery(brandQuery(owner.uid));
  const { title, description, ...rest } = previewOf(form, owner, chosen);
  return (
    <Dialog title="What creators will see" placement={sheet} width="64rem" onClose={onClose}>
      <CampaignDetail
        isPreview
        campaign={{
          ...rest,
          title: title.trim() || 'Your title',
          description: description || 'Your description',
          owner_record: brand.data?.record ?? null,
        }}
        actions={<Hint>Creators apply here once you have paid.</Hint>}
      />
    </Dialog>
  );
}
