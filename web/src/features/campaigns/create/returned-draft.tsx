import { discardAsks } from '../../../shared/text/campaigns.ts';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { Wrap } from '../../../shared/style/chakra.tsx';
import type { TurnedBack } from './unless-paid.tsx';

const words: Record<TurnedBack, string> = {
  cancelled: 'The payment was cancelled and nothing was charged. Your loot is here as you left it.',
  unsure:
    'You came back without paying, but we could not close the payment page: nothing is charged unless you pay there. Your loot is here as you left it.',
};

const copyText = (title: string) =>
  `This is a copy of ${title}, for as many days from now on. Nothing is paid yet, and nobody has applied to it.`;

interface ReturnedDraftProps {
  /** Somebody has come back from the payment page. */
  turnedBack: TurnedBack | undefined;
  /** The title of the loot that the draft is a copy of. */
  copyOf: string | undefined;
  /** True while the draft is being taken to a checkout. */
  leaving: boolean;
  /** Throws the draft away; without it there is nothing to throw away. */
  onDiscard: (() => void | Promise<void>) | undefined;
}

/** Says that a draft is back as it was left, or a copy, and what became of its payment. */
export function ReturnedDraft({ turnedBack, copyOf, leaving, onDiscard }: ReturnedDraftProps) {
  return (
    <Wrap
      role="status"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      bg={turnedBack ? 'goldWash' : 'seaWash'}
      borderRadius="lg"
      paddingX="5"
      paddingY="3"
    >
      {turnedBack ? words[turnedBack] : copyOf ? copyText(copyOf) : 'Your draft is back, as you left it.'}
      {onDiscard && (
        <ConfirmButton
          asks={discardAsks}
          variant="quiet"
          disabled={leaving}
          paddingX="0"
          color="seaText"
          onConfirm={onDiscard}
        >
          Discard draft
        </ConfirmButton>
      )}
    </Wrap>
  );
}
