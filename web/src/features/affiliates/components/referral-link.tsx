import type { AffiliateLinkView } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { Copy } from 'lucide-react';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { counted } from '../../../shared/ui/figures/numbers.tsx';

/** A referral link to copy, with what it has brought so far. */
export function ReferralLink({ link, about }: { link: AffiliateLinkView; about: string }) {
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toastSuccess('Link copied'),
      () => toastError('The link could not be copied. Please select it and copy it yourself.'),
    );
  return (
    <Stack gap="3" minWidth="0">
      <chakra.code bg="sunken" borderRadius="md" paddingX="3" paddingY="2" fontSize="sm" overflowWrap="anywhere">
        {link.url}
      </chakra.code>
      <Wrap gap="3" alignItems="center" justifyContent="space-between">
        <chakra.span textStyle="hint" fontVariantNumeric="lining-nums tabular-nums">
          {counted(link.clicks, 'click')} · {counted(link.signUps, 'sign-up')}
        </chakra.span>
        <Button variant="outline" aria-label={`Copy link for ${about}`} onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy link
        </Button>
      </Wrap>
    </Stack>
  );
}
