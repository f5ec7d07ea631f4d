import { Copy } from 'lucide-react';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { socialAccountsText } from '../../../shared/text/social-accounts.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { HStack } from '../../../shared/ui/layout.ts';

/** A code to read, select and copy. */
export function VerificationCode({ code }: { code: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => toastSuccess(socialAccountsText.copied),
      () => toastError(socialAccountsText.notCopied),
    );
  return (
    <HStack bg="goldWash" borderRadius="lg" paddingX="2" paddingY="3">
      {/* As wide as the button, so that the code stands in the middle. */}
      <chakra.span width="touch" flexShrink="0" aria-hidden />
      <chakra.output
        aria-label={socialAccountsText.codeName}
        flex="1"
        textAlign="center"
        fontSize="3xl"
        fontWeight="bold"
        letterSpacing="0.25em"
        paddingLeft="0.25em"
        textStyle="figure"
        userSelect="all"
      >
        {code}
      </chakra.output>
      <IconButton label="Copy code" onClick={copy}>
        <Copy aria-hidden />
      </IconButton>
    </HStack>
  );
}
